import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { Flag } from '#src/ui/flag.tsx';
import type { CategoryView } from '#src/views/category.ts';

interface CategoryTilesProps {
  label: string;
  categories: CategoryView[];
  /** Path of the services overview, where each category has its anchor. */
  overview: string;
}

/** The six flags as navigation: each tile links to its category. */
export function CategoryTiles({ label, categories, overview }: CategoryTilesProps) {
  return (
    <nav aria-label={label} className="wrap">
      <ul className="tiles">
        {categories.map(({ key, name, count, anchor }) => (
          <li key={key} className={`cat-${key}`}>
            <a href={`${overview}#${anchor}`}>
              <Flag tiles={[categoryFlags[key]]} />
              <b>{name}</b>
              <span className="note">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
