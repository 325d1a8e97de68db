import type { CategoryKey } from '#src/domain/category.ts';
import { quayObjects } from '#src/sections/quay-objects.tsx';

interface QuayProps {
  /** Each object with the category it belongs to; the label says what it is. */
  objects: { key: CategoryKey; href: string; label: string; name: string }[];
}

/** The quay under the flags: below each flag the thing that its category makes, and the way there. */
export function Quay({ objects }: QuayProps) {
  return (
    <ul className="quay cat-development print:hidden">
      {objects.map(({ key, href, label, name }) => (
        <li key={key} className={`cat-${key}`}>
          <a href={href}>
            <svg viewBox="0 0 200 220" aria-hidden="true">
              {quayObjects[key]}
            </svg>
            <span>
              {label}
              <span className="sr-only">: {name}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
