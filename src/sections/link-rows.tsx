import { Arrow } from '#src/ui/icon.tsx';
import type { LinkView } from '#src/views/links.ts';

/** A list of links, each a row with an arrow. */
export function LinkRows({ links, className }: { links: LinkView[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className="linkrow">
            {label}
            <Arrow />
          </a>
        </li>
      ))}
    </ul>
  );
}
