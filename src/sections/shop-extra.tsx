import { SectionHead } from '#src/ui/section-head.tsx';
import type { ServiceExtra } from '#src/views/service-extra.ts';

/** Only on the page of the WooCommerce service: what the price depends on, and the steps from cart to parcel. */
export function ShopExtra({ extra }: { extra: Extract<ServiceExtra, { kind: 'shop' }> }) {
  const { price, flow } = extra;
  return (
    <>
      <section className="wrap band">
        <div className="priceframe">
          <SectionHead title={price.title} text={price.intro} />
          <dl>
            {price.items.map((item) => (
              <div key={item.title}>
                <dt>{item.title}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="on-band band">
        <div className="wrap">
          <div className="cols items-end">
            <h2>{flow.title}</h2>
            <p className="text-soft">{flow.intro}</p>
          </div>
          <ol className="orderflow">
            {flow.steps.map((step, index) => (
              <li key={step.title}>
                <span aria-hidden>{index + 1}</span>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}
