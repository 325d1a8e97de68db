import type { Message } from '#cli/desk/desk-api.ts';
import { useTexts } from './desk-texts.tsx';

interface Props {
  id?: string;
  /** In characters. */
  count: number;
  limit: Message['limit'];
}

/** How long a text is, and how long it may be. */
export function TextLength({ id, count, limit }: Props) {
  const t = useTexts();
  if (!limit)
    return (
      <p id={id} className="length">
        {t('length', { count })}
      </p>
    );
  const { min, max } = limit;
  const isOutside = count < min || count > max;
  return (
    <p id={id} className="length" data-outside={isOutside}>
      <meter aria-hidden="true" min={0} low={min} high={max} max={Math.max(max, count)} value={count} />
      {t('length-of', { count, min, max })}
    </p>
  );
}
