import { categoryTable } from '#src/domain/category.ts';
import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { Flag } from '#src/ui/flag.tsx';

/**
 * The six flags on one board, three in a row, in the order of `categoryTable`. A text can replace the flag at `place`,
 * counted from 0.
 */
export function FlagBoard({ replaced }: { replaced?: { place: number; text: string } }) {
  return (
    <ul aria-hidden className="board">
      {Object.values(categoryTable).map(({ key }, index) => (
        <li key={key} className={`flag-${key}`}>
          {index === replaced?.place ? replaced.text : <Flag tiles={[categoryFlags[key]]} />}
        </li>
      ))}
    </ul>
  );
}
