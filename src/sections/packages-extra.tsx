import { Checklist } from '#src/sections/checklist.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import type { ServiceExtra } from '#src/views/service-extra.ts';

/** Only for maintenance: the three packages (R82–R84), the popular one in the category's colour. */
export function PackagesExtra({ extra }: { extra: Extract<ServiceExtra, { kind: 'packages' }> }) {
  return (
    <section className="wrap band" id="pakketten">
      <SectionHead title={extra.title} text={extra.intro} />
      <ul className="packages">
        {extra.packages.map((one) => (
          <li key={one.id} className={`pad ${one.badge ? 'on-field' : 'bg-surface'}`}>
            <div>
              <h3 className="flex items-center gap-3 flex-wrap min-h-8">
                {one.name}
                {one.badge && (
                  <span className="chip border-0 bg-fb text-flagink font-text tracking-normal">{one.badge}</span>
                )}
              </h3>
              <p className="figure mt-5">{one.price}</p>
              <p className="mt-1.5">{one.period}</p>
            </div>
            <Checklist items={one.items} />
            <ButtonLink {...extra.button} kind={one.badge ? 'primary' : 'line'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
