import type { ReactNode } from 'react';
import type { FieldEdit } from '#cli/desk/desk-api.ts';
import { useTexts } from './desk-texts.tsx';
import { useSaving } from './use-saving.ts';

interface Props {
  /** What people call the values. */
  title: string;
  /** What saving writes; without any there is nothing to save. */
  edits: readonly FieldEdit[];
  /** Why what is typed cannot be saved. */
  problem?: string | undefined;
  /** Whether there is a draft. */
  isTyped: boolean;
  /** Discards the draft; called after saving too. */
  discardDraft: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Values of a record that are saved together. What is typed stays a draft until it is saved or discarded. */
export function ValueForm({ title, edits, problem = '', isTyped, discardDraft, children }: Props) {
  const t = useTexts();
  const { save, isBusy, failure, clearFailure } = useSaving();
  const canSave = edits.length > 0 && problem === '';
  return (
    <form
      aria-label={title}
      aria-busy={isBusy}
      onChange={clearFailure}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) void save(edits, title, discardDraft);
      }}
    >
      {children}
      <button type="submit" disabled={isBusy || !canSave}>
        {isBusy ? t('busy') : t('save')}
      </button>
      {isTyped && (
        <button
          type="button"
          onClick={() => {
            discardDraft();
            clearFailure();
          }}
        >
          {t('discard-draft')}
        </button>
      )}
      {(problem || failure) && (
        <p className="alert" role="alert">
          {problem || failure}
        </p>
      )}
    </form>
  );
}
