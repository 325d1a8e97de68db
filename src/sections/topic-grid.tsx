import type { CategoryKey } from '#src/domain/category.ts';
import { signal } from '#src/domain/flags/signal.ts';
import { Flag } from '#src/ui/flag.tsx';
import type { LinkView } from '#src/views/context.ts';

interface TopicGridProps {
  title: string;
  category: CategoryKey;
  services: (LinkView & { id: string })[];
}

/** The other services of the category, each behind its own signal. */
export function TopicGrid({ title, category, services }: TopicGridProps) {
  return (
    <section className={`cat-${category} wrap py-[clamp(3rem,6vw,5rem)]`}>
      <h2 className="text-2xl!">{title}</h2>
      <ul className="grid sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 gap-x-8 mt-6">
        {services.map(({ id, href, label }) => (
          <li key={id} className="border-t border-line">
            <a
              href={href}
              data-signal=""
              className="flex items-center gap-4 min-h-14 py-2 no-underline hover:text-signal"
            >
              <Flag tiles={signal(id, 4).slice(0, 2)} className="w-12 flex-none" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
