import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { Quay } from '#src/sections/quay.tsx';
import { Flag } from '#src/ui/flag.tsx';
import type { CategoryView } from '#src/views/category.ts';
import type { HomeView } from '#src/views/home.ts';

interface CategoryTilesProps {
  label: string;
  categories: CategoryView[];
  quay: HomeView['quay'];
  /** Path of the services overview, where each category has its anchor. */
  overview: string;
}

/** The six flags as navigation, and under each what it stands for on the quay: both lead to their category. */
export function CategoryTiles({ label, categories, quay, overview }: CategoryTilesProps) {
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
      <Quay objects={quay} />
    </nav>
  );
}
