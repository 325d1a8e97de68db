import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { signal } from '#src/domain/flags/signal.ts';
import { LinkRows } from '#src/sections/link-rows.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { LucideIcon } from '#src/ui/lucide-icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { CategoryView } from '#src/views/category.ts';

/** A category on the overview: a full-width block lists its services; the other form is a card with chips (R28, A10). */
export function CategoryBlock({ category, flip }: { category: CategoryView; flip: boolean }) {
  return category.isFullWidth ? <FullBlock category={category} flip={flip} /> : <ChipBlock category={category} />;
}

function FullBlock({ category, flip }: { category: CategoryView; flip: boolean }) {
  return (
    <section
      id={category.anchor}
      aria-labelledby={`${category.key}-title`}
      className={`cat-${category.key} border-t border-ink`}
    >
      <div className="wrap categoryblock band-s">
        <div className={flip ? 'lg:order-2' : undefined}>
          {category.image ? (
            <Picture
              picture={category.image}
              sizes="(min-width: 64rem) 38rem, (min-width: 48rem) 40vw, 92vw"
              className="shot"
            />
          ) : (
            <div className="shot">
              {category.services.slice(0, 3).map(({ id }) => (
                <Flag key={id} tiles={signal(id, 4)} />
              ))}
            </div>
          )}
        </div>
        <div>
          <p className="flex flex-wrap items-center gap-x-3 font-600">
            <Flag tiles={[categoryFlags[category.key]]} className="w-6" />
            {category.name}
            <span className="note">{category.count}</span>
          </p>
          <h2 id={`${category.key}-title`} className="mt-3">
            {category.title}
          </h2>
          <p className="text-soft">{category.description}</p>
          <LinkRows links={category.services} />
        </div>
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
