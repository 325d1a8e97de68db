import { useTexts } from './desk-texts.tsx';

interface Props {
  refused: string;
  takeBack: (() => void) | undefined;
}

/** What became of the last value that was saved. */
export function SavingNotice({ refused, takeBack }: Props) {
  const t = useTexts();
  return (
    <>
      {refused && (
        <p className="alert" role="alert">
          {refused}
        </p>
      )}
      {takeBack && (
        <button type="button" onClick={takeBack}>
          {t('undo')}
        </button>
      )}
    </>
  );
}
