import { signal } from '#src/domain/flags/signal.ts';
import { Flag } from '#src/ui/flag.tsx';
import { Arrow } from '#src/ui/icon.tsx';
import type { ServiceCard } from '#src/views/service-card.ts';

/** Services as rows: the signal, the name, one sentence, the arrow. */
export function ServiceRows({ services }: { services: ServiceCard[] }) {
  return (
    <ul className="rows signalrows">
      {services.map(({ id, category, href, label, text }) => (
        <li key={id} className={`cat-${category}`}>
          <a href={href} data-signal="">
            <Flag tiles={signal(id, 5)} />
            <span>
              <b className="title">{label}</b>
              {text}
            </span>
            <Arrow />
          </a>
        </li>
      ))}
    </ul>
  );
}
