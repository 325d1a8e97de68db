import { useRef, useState } from 'react';
import type { Message, Texts } from '#cli/desk/desk-api.ts';
import { changedLocales, rebased } from './changed-texts.ts';
import { draftOf, useDraft } from './drafts.ts';

export interface MessageDraft {
  /** The texts that somebody began from. */
  read: Texts;
  /** The texts that they are writing. */
  texts: Texts;
}

/** The key under which the draft of a message is kept. */
export const messageDraftKey = (id: string): string => `message ${id}`;

/** The draft of a message, which stays until it is saved or discarded. */
export function useMessageDraft(message: Message) {
  const key = messageDraftKey(message.id);
  const [draft, setDraft] = useDraft<MessageDraft>(key);
  /**
   * The texts on the disk when the panel saved (`before`), and the texts that it saved: these count until it has read
   * the disk again, which makes `message.texts` another object.
   */
  const [written, setWritten] = useState<{ before: Texts; texts: Texts }>();
  /** For `markSaved`, which is called later than it was made, when `message.texts` may be newer. */
  const latest = useRef(message.texts);
  latest.current = message.texts;
  const disk = written && message.texts === written.before ? { ...message.texts, ...written.texts } : message.texts;
  const read = draft?.read ?? disk;
  const texts = draft?.texts ?? disk;
  const keep = (next: MessageDraft) => setDraft(changedLocales(next.texts, next.read).length > 0 ? next : undefined);
  return {
    read,
    texts,
    /** The texts on the disk now. */
    disk,
    /** The locales whose text somebody has changed. */
    changedLocales: changedLocales(texts, read),
    setTexts: (next: Texts) => keep({ read, texts: next }),
    /** Keeps the draft, as a change of what is on the disk now: when somebody else has saved the message meanwhile. */
    rebase: () => keep({ read: disk, texts: rebased(texts, read, disk) }),
    discard: () => setDraft(undefined),
    /** Says that these texts were saved; what has been typed since stays a draft. */
    markSaved(saved: Texts) {
      const current = draftOf<MessageDraft>(key);
      setWritten({ before: latest.current, texts: saved });
      if (current) keep({ read: { ...current.read, ...saved }, texts: current.texts });
    },
  };
}
