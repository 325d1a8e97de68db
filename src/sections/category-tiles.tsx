import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { Flag } from '#src/ui/flag.tsx';
import type { CategoryView } from '#src/views/category.ts';

interface CategoryTilesProps {
  label: string;
  categories: CategoryView[];
  /** Path of the services overview, where each category has its anchor. */
  overview: string;
}

/** The six flags as navigation: each tile is a category and goes there. */
export function CategoryTiles({ label, categories, overview }: CategoryTilesProps) {
  return (
    <nav aria-label={label} className="wrap">
      <ul className="grid grid-cols-2 min-[26rem]:grid-cols-3 lg:grid-cols-6 border-l border-t border-ink">
        {categories.map(({ key, name, count, anchor }) => (
          <li key={key} className={`cat-${key} border-r border-b border-ink bg-surface`}>
            <a href={`${overview}#${anchor}`} className="block h-full no-underline group">
              <span className="block overflow-hidden border-b border-ink">
                <Flag
                  tiles={[categoryFlags[key]]}
                  className="w-full transition-transform duration-250 group-hover:scale-108"
                />
              </span>
              <span className="block px-3 pt-3 pb-4 sm:px-4">
                <span className="block font-display font-600 leading-tight tracking-[-.015em]">{name}</span>
                <span className="block note text-sm! mt-1">{count}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
