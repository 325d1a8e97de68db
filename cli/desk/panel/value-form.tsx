import type { ReactNode } from 'react';
import type { FieldEdit } from '#cli/desk/desk-api.ts';
import { useTexts } from './desk-texts.tsx';
import { draftOf, keepDraft } from './drafts.ts';
import { useSaving } from './use-saving.ts';

interface Props {
  /** What people call the values. */
  title: string;
  /** What saving writes; without any there is nothing to save. */
  edits: readonly FieldEdit[];
  /** Why what is typed cannot be saved. */
  problem?: string | undefined;
  /** The keys under which `drafts.ts` keeps what is typed. */
  draftKeys: readonly string[];
  /** The fields. */
  children: ReactNode;
}

/** Values of a record that are saved together. What is typed stays a draft until it is saved or discarded. */
export function ValueForm({ title, edits, problem = '', draftKeys, children }: Props) {
  const t = useTexts();
  const { save, isBusy, failure, clearFailure } = useSaving();
  const canSave = edits.length > 0 && problem === '';
  const drafts = draftKeys.map((key) => ({ key, draft: draftOf(key) }));
  const isTyped = drafts.some(({ draft }) => draft !== undefined);
  /** Called after saving too, when something else may be typed already: that stays. */
  const discardDrafts = () => {
    for (const { key, draft } of drafts) if (draftOf(key) === draft) keepDraft(key, undefined);
  };
  return (
    <form
      aria-label={title}
      aria-busy={isBusy}
      onChange={clearFailure}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) void save(edits, title, discardDrafts);
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
            discardDrafts();
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
