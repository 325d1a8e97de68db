import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { Flag } from '#src/ui/flag.tsx';
import type { CategoryView } from '#src/views/category.ts';

/** The six flags as the table of contents of the services overview: each links to the block of its category. */
export function CategoryIndex({ categories }: { categories: CategoryView[] }) {
  return (
    <ul className="wrap flagindex print:hidden">
      {categories.map(({ key, name, anchor }) => (
        <li key={key} className={`cat-${key}`}>
          <a href={`#${anchor}`}>
            <Flag tiles={[categoryFlags[key]]} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
