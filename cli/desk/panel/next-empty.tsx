import type { Message } from '#cli/desk/desk-api.ts';
import { useTexts } from './desk-texts.tsx';

interface Props {
  /** The messages of a page or a draft that somebody still has to write. */
  empty: readonly Message[];
  /** The message that is open: the next one is the first after it. */
  after?: string;
  onOpen: (id: string) => void;
}

/** Opens the next text that is still empty, and says how many there are. */
export function NextEmpty({ empty, after, onOpen }: Props) {
  const t = useTexts();
  // If `after` is not among them, `findIndex` gives -1, and the first is next.
  const next = empty[empty.findIndex(({ id }) => id === after) + 1] ?? empty[0];
  if (!next) return null;
  return (
    <button type="button" onClick={() => onOpen(next.id)}>
      {t('empty', { count: empty.length })}
    </button>
  );
}
