import { useCallback } from 'react';
import type { StructureOperations } from '#cli/desk/structure/structure-api.ts';
import { askServer } from '../ask.ts';
import { useLanguage } from '../desk-texts.tsx';
import { useStatus } from '../status.tsx';
import { useAttempt } from '../use-attempt.ts';

/** What an operation takes; `change` adds the language. */
type Input<Name extends keyof StructureOperations> = Omit<Parameters<StructureOperations[Name]>[0], 'language'>;

/**
 * Gives `change`, which runs an operation on records, pages or old addresses (`label` is the name of what was changed),
 * whether it is busy, and why it was refused.
 */
export function useStructureChange() {
  const [language] = useLanguage();
  const { reportWritten } = useStatus();
  const { attempt, ...state } = useAttempt();
  const change = useCallback(
    <Name extends keyof StructureOperations>(
      name: Name,
      input: Input<Name>,
      label: string,
      onDone?: (answer: ReturnType<StructureOperations[Name]>) => void,
    ) =>
      attempt(async () => {
        // Every operation takes `language` and gives `undo`; while `Name` can be any of them, TypeScript sees neither.
        const answer = await askServer(name, { ...input, language } as Parameters<StructureOperations[Name]>[0]);
        reportWritten((answer as { undo: number }).undo, label);
        // Afterwards, so that what it says replaces what `reportWritten` has said.
        onDone?.(answer as ReturnType<StructureOperations[Name]>);
      }),
    [attempt, language, reportWritten],
  );
  return { change, ...state };
}
