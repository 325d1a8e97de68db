import { useRef, useState } from 'react';
import type { Message, Texts } from '#cli/desk/desk-api.ts';
import { type Locale, locales } from '#src/domain/locale.ts';
import { draftOf, useDraft } from './drafts.ts';

/** The texts that somebody is writing, and those that they began from. */
export interface MessageDraft {
  read: Texts;
  texts: Texts;
}

/** The key under which the draft of a message is kept. */
export const messageDraftKey = (id: string): string => `message ${id}`;

/** The draft of a message, which stays until it is saved or discarded. */
export function useMessageDraft(message: Message) {
  const key = messageDraftKey(message.id);
  const [draft, setDraft] = useDraft<MessageDraft>(key);
  /** The texts on the disk when the panel saved, and the texts it saved: these count until it has read the disk again. */
  const [written, setWritten] = useState<{ before: Texts; texts: Texts }>();
  const latest = useRef(message.texts);
  latest.current = message.texts;
  const disk = written && message.texts === written.before ? { ...message.texts, ...written.texts } : message.texts;
  const read = draft?.read ?? disk;
  const texts = draft?.texts ?? disk;
  const keep = (next: MessageDraft) => setDraft(differing(next.texts, next.read).length > 0 ? next : undefined);
  return {
    read,
    texts,
    disk,
    changed: differing(texts, read),
    setTexts: (next: Texts) => keep({ read, texts: next }),
    /** Keeps the draft, as a change of what is on the disk now. */
    rebase: () => keep({ read: disk, texts }),
    discard: () => setDraft(undefined),
    /** Says that these texts were saved; what has been typed since stays a draft. */
    saved(drafts: Texts) {
      const now = draftOf<MessageDraft>(key);
      setWritten({ before: latest.current, texts: drafts });
      if (now) keep({ read: { ...now.read, ...drafts }, texts: now.texts });
    },
  };
}

function differing(texts: Texts, read: Texts): Locale[] {
  return locales.filter((locale) => (texts[locale] ?? '') !== (read[locale] ?? ''));
}
