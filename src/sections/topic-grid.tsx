import { DrawingImage } from '#src/ui/drawing-image.tsx';
import type { ServiceCard } from '#src/views/service-card.ts';

interface TopicGridProps {
  title: string;
  services: ServiceCard[];
}

/** Links to other services of the category, each with its drawing; on a phone only the first two have one. */
export function TopicGrid({ title, services }: TopicGridProps) {
  return (
    <section className="wrap topics print:hidden">
      <h2>{title}</h2>
      <ul>
        {services.map(({ href, label, drawing }) => (
          <li key={href}>
            <a href={href} className="link">
              {drawing && <DrawingImage picture={drawing} />}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
