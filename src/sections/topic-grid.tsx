import { DrawingImage } from '#src/ui/drawing-image.tsx';
import type { ServiceCard } from '#src/views/service-card.ts';

interface TopicGridProps {
  title: string;
  services: ServiceCard[];
}

/** Other services of the category by their drawings; on a phone the first two, and the others as links. */
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
