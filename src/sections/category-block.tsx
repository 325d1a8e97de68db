import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { Flag } from '#src/ui/flag.tsx';
import { LineIcon } from '#src/ui/line-icon.tsx';
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
      <div className="wrap cols py-[clamp(2.5rem,5vw,4.5rem)]">
        <div className={`lg:col-span-5 ${flip ? 'lg:order-2' : ''}`}>
          {category.image ? (
            <Picture
              picture={category.image}
              sizes="(min-width: 64rem) 30rem, 92vw"
              className="w-full aspect-[4/3] object-cover border border-ink"
            />
          ) : (
            <Flag tiles={[categoryFlags[category.key]]} className="w-full max-w-60 lg:max-w-none border border-ink" />
          )}
        </div>
        <div className="lg:col-span-7">
          <p className="flex items-center gap-3 font-600">
            <Flag tiles={[categoryFlags[category.key]]} className="w-6 h-6" />
            {category.name}
            <span className="note">{category.count}</span>
          </p>
          <h2 id={`${category.key}-title`} className="mt-3">
            {category.title}
          </h2>
          <p className="mt-4 text-soft prose">{category.description}</p>
          <ul className="grid sm:grid-cols-2 gap-x-8 mt-6 border-t border-ink">
            {category.services.map(({ id, href, label }) => (
              <li key={id} className="border-b border-line">
                <a
                  href={href}
                  className="flex items-center justify-between gap-3 min-h-12 no-underline hover:text-signal group"
                >
                  {label}
                  <span aria-hidden className="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function ChipBlock({ category }: { category: CategoryView }) {
  return (
    <section id={category.anchor} aria-labelledby={`${category.key}-title`} className={`cat-${category.key} wrap py-6`}>
      <div className="card p-6">
        <LineIcon name={category.icon} className="text-deep" />
        <h2 id={`${category.key}-title`} className="text-2xl! mt-3">
          {category.title}
        </h2>
        <p className="mt-2 text-soft">{category.description}</p>
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
