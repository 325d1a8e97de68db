import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { DrawingGrid } from '#src/sections/drawing-grid.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { LucideIcon } from '#src/ui/lucide-icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { CategoryView } from '#src/views/category.ts';

interface CategoryBlockProps {
  category: CategoryView;
  /** Whether the picture of a full-width block is on the right. */
  pictureOnRight: boolean;
}

/**
 * A category on the overview: a block of full width lists its services by their drawings; otherwise it is a card with a
 * chip for each service (R28, A10).
 */
export function CategoryBlock({ category, pictureOnRight }: CategoryBlockProps) {
  if (!category.isFullWidth) return <ChipBlock category={category} />;
  return <FullBlock category={category} pictureOnRight={pictureOnRight} />;
}

function FullBlock({ category, pictureOnRight }: CategoryBlockProps) {
  return (
    <section
      id={category.anchor}
      aria-labelledby={`${category.key}-title`}
      className={`cat-${category.key} categoryblock border-t border-ink`}
    >
      <div className="wrap band-s">
        <div className="cols gap-y-3! mb-8">
          <div>
            <p className="flex flex-wrap items-center gap-x-3 mb-3 font-600">
              <Flag tiles={[categoryFlags[category.key]]} className="w-6" />
              {category.name}
              <span className="note">{category.count}</span>
            </p>
            <h2 id={`${category.key}-title`}>{category.title}</h2>
          </div>
          <p className="text-soft self-end">{category.description}</p>
        </div>
        <DrawingGrid services={category.services} pictureOnRight={pictureOnRight}>
          {category.image && (
            <Picture
              picture={category.image}
              sizes="(min-width: 64rem) 37rem, (min-width: 48rem) 60vw, 92vw"
              className="drawing"
            />
          )}
        </DrawingGrid>
      </div>
    </section>
  );
}

function ChipBlock({ category }: { category: CategoryView }) {
  return (
    <section id={category.anchor} aria-labelledby={`${category.key}-title`} className={`cat-${category.key} wrap py-6`}>
      <div className="card pad">
        <LucideIcon name={category.icon} className="text-deep" />
        <h2 id={`${category.key}-title`} className="minor mt-3">
          {category.title}
        </h2>
        <p className="text-soft">{category.description}</p>
        <ul className="flex flex-wrap gap-2 mt-4">
          {category.services.map(({ id, href, label }) => (
            <li key={id}>
              <a href={href} className="chip hover:border-ink">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
