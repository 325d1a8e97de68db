import { useEffect, useState } from 'react';
import type { DraftFinding, Message, Texts } from '#cli/desk/desk-api.ts';
import { askServer } from './ask.ts';
import { useLanguage } from './desk-texts.tsx';

/**
 * Debounce in milliseconds before a draft is checked: by the rules about messages, and by all rules. The findings of
 * the second check include those of the first, and replace them.
 */
const pauses = { check: 50, checkWhole: 450 } as const;

/** What content-lint says of a draft, asked while somebody types. */
export function useFindings({ id, texts: onDisk }: Message, texts: Texts): DraftFinding[] {
  const [language] = useLanguage();
  const [findings, setFindings] = useState<DraftFinding[]>([]);
  // Asked again when `onDisk` changes, because that decides what is new in the draft.
  useEffect(() => {
    let isCurrent = true;
    /** Set once all rules have answered: a later answer to the quick check of the message alone has fewer findings. */
    let isWhole = false;
    const timers = (['check', 'checkWhole'] as const).map((name) =>
      setTimeout(async () => {
        try {
          const received = await askServer(name, { id, texts, language });
          if (!isCurrent || isWhole) return;
          isWhole = name === 'checkWhole';
          setFindings(received);
        } catch {
          // The findings shown are of an earlier text. What is wrong with the server or the files is said on saving.
          if (isCurrent && !isWhole) setFindings([]);
        }
      }, pauses[name]),
    );
    return () => {
      isCurrent = false;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [id, texts, onDisk, language]);
  return findings;
}
