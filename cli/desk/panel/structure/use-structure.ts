import { useCallback } from 'react';
import type { StructureOperations } from '#cli/desk/structure/structure-api.ts';
import { ask } from '../ask.ts';
import { useLanguage } from '../desk-texts.tsx';
import { useStatus } from '../status.tsx';
import { useAttempt } from '../use-attempt.ts';

type Input<Name extends keyof StructureOperations> = Omit<Parameters<StructureOperations[Name]>[0], 'language'>;

/**
 * Gives `change`, which runs an operation on records, pages or old addresses (`what` is the name of what was changed),
 * whether it is busy, and why it was refused.
 */
export function useStructure() {
  const [language] = useLanguage();
  const { wrote } = useStatus();
  const { attempt, ...state } = useAttempt();
  const change = useCallback(
    <Name extends keyof StructureOperations>(
      name: Name,
      input: Input<Name>,
      what: string,
      onDone?: (answer: ReturnType<StructureOperations[Name]>) => void,
    ) =>
      attempt(async () => {
        const answer = await ask(name, { ...input, language } as Parameters<StructureOperations[Name]>[0]);
        wrote((answer as { undo: number }).undo, what);
        onDone?.(answer as ReturnType<StructureOperations[Name]>);
      }),
    [attempt, language, wrote],
  );
  return { change, ...state };
}
