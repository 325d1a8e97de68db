import type { ReactNode } from 'react';
import type { BreadcrumbsView } from '#src/views/layout/layout.ts';

/** The trail above a page. The `icon` of a service is before the last entry, which is the page itself. */
export function Breadcrumbs({ breadcrumbs, icon }: { breadcrumbs: BreadcrumbsView; icon?: ReactNode }) {
  const last = breadcrumbs.trail.length - 1;
  return (
    <nav aria-label={breadcrumbs.label} className="note trail">
      <ol>
        {breadcrumbs.trail.map(({ label, href }, index) => (
          <li key={label}>
            {index === last && icon}
            {href ? (
              <a href={href} className="link">
                {label}
              </a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
