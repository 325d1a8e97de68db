import { categoryTable } from '#src/domain/category.ts';
import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { Flag } from '#src/ui/flag.tsx';

/** The six flags on one board; one of them can be replaced by a text. */
export function FlagBoard({ missing }: { missing?: { place: number; text: string } }) {
  return (
    <ul aria-hidden className="board">
      {Object.values(categoryTable).map(({ key }, index) => (
        <li key={key} className={`flag-${key}`}>
          {index === missing?.place ? missing.text : <Flag tiles={[categoryFlags[key]]} />}
        </li>
      ))}
    </ul>
  );
}
