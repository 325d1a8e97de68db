import { signal } from '#src/domain/flags/signal.ts';
import { Flag } from '#src/ui/flag.tsx';
import type { LinkView } from '#src/views/links.ts';

interface TopicGridProps {
  title: string;
  services: (LinkView & { id: string })[];
}

/** Other services of the category, each with the beginning of its signal. */
export function TopicGrid({ title, services }: TopicGridProps) {
  return (
    <section className="wrap band-s print:hidden">
      <h2 className="minor">{title}</h2>
      <ul className="topics">
        {services.map(({ id, href, label }) => (
          <li key={id}>
            <a href={href} data-signal="">
              <Flag tiles={signal(id, 4).slice(0, 2)} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
