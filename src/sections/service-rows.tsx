import { signal } from '#src/domain/flags/signal.ts';
import { Flag } from '#src/ui/flag.tsx';
import type { ServiceCard } from '#src/views/service-card.ts';

/** Services as rows: the signal, the name, one sentence, the arrow. */
export function ServiceRows({ services }: { services: ServiceCard[] }) {
  return (
    <ul className="rows">
      {services.map(({ id, category, href, label, text }) => (
        <li key={id} className={`cat-${category}`}>
          <a
            href={href}
            data-signal=""
            className="grid grid-cols-[1fr_auto] sm:grid-cols-[8rem_1fr_auto] gap-x-7 gap-y-3 items-center py-5 no-underline group"
          >
            <Flag tiles={signal(id, 5)} className="w-32 col-span-2 sm:col-span-1" />
            <span>
              <span className="block font-display font-600 text-xl leading-tight tracking-[-.015em] group-hover:text-signal">
                {label}
              </span>
              <span className="block text-soft leading-normal mt-1">{text}</span>
            </span>
            <span aria-hidden className="arrow text-2xl" />
          </a>
        </li>
      ))}
    </ul>
  );
}
