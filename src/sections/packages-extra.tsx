import { Checklist } from '#src/sections/checklist.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import type { ServiceExtra } from '#src/views/service-extra.ts';

/**
 * Only on the page of the maintenance service: the three packages (R82–R84). The popular one, which has a badge, is in
 * the category's colour.
 */
export function PackagesExtra({ extra }: { extra: Extract<ServiceExtra, { kind: 'packages' }> }) {
  return (
    <section className="wrap band">
      <SectionHead title={extra.title} text={extra.intro} />
      <ul className="packages">
        {extra.packages.map((item) => (
          <li key={item.id} className={item.badge ? 'on-field' : 'bg-surface'}>
            <div>
              <h3>
                {item.name} {item.badge && <span>{item.badge}</span>}
              </h3>
              <p>{item.price}</p>
              <p>{item.period}</p>
            </div>
            <Checklist items={item.items} />
            <ButtonLink label={extra.button} href={item.href} kind={item.badge ? 'primary' : 'line'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
