import type { LinkView } from '#src/views/links.ts';

interface TopicGridProps {
  title: string;
  services: LinkView[];
}

/** Other services of the category, as one quiet line of links. */
export function TopicGrid({ title, services }: TopicGridProps) {
  return (
    <section className="wrap note topics print:hidden">
      <h2>{title}:</h2>
      <ul>
        {services.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
