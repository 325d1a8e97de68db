import { ButtonLink } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { ServiceExtra } from '#src/views/service-extra.ts';

/** Only for maintenance: the three packages (R82–R84), the popular one in the category's colour. */
export function PackagesExtra({ extra }: { extra: Extract<ServiceExtra, { kind: 'packages' }> }) {
  return (
    <section className="wrap band" id="pakketten">
      <div className="max-w-180">
        <h2>{extra.title}</h2>
        <p className="lead mt-4">{extra.intro}</p>
      </div>
      <ul className="grid md:grid-cols-3 mt-12 border border-ink divide-y md:divide-y-0 md:divide-x divide-ink">
        {extra.packages.map((one) => (
          <li
            key={one.id}
            className={`flex flex-col p-[clamp(1.25rem,2.5vw,2.25rem)] ${one.badge ? 'bg-field text-onfield' : 'bg-surface'}`}
          >
            <h3 className="flex items-center gap-3 flex-wrap">
              {one.name}
              {one.badge && (
                <span className="bg-fb text-[#101F2E] text-sm font-text font-600 tracking-normal px-2.5 py-1">
                  {one.badge}
                </span>
              )}
            </h3>
            <p className="mt-5">
              <span className="font-display font-600 text-[clamp(2rem,1.6rem+1.6vw,3rem)] tracking-[-.035em] leading-none">
                {one.price}
              </span>
              <span className="block mt-1.5">{one.period}</span>
            </p>
            <ul className="mt-6 mb-8">
              {one.items.map((item) => (
                <li key={item} className="flex gap-3 items-start py-1.5">
                  <Icon name="check" className="mt-px" />
                  {item}
                </li>
              ))}
            </ul>
            <ButtonLink {...extra.button} kind={one.badge ? 'band' : 'line'} className="mt-auto" />
          </li>
        ))}
      </ul>
    </section>
  );
}
