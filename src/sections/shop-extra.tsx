import type { ServiceExtra } from '#src/views/service-extra.ts';

/** Only for WooCommerce: what the price depends on, and the way of one order from cart to parcel. */
export function ShopExtra({ extra }: { extra: Extract<ServiceExtra, { kind: 'shop' }> }) {
  const { price, flow } = extra;
  return (
    <>
      <section className="wrap band">
        <div className="border-2 border-ink p-[clamp(1.25rem,4vw,3.5rem)]">
          <h2>{price.title}</h2>
          <p className="lead mt-4">{price.intro}</p>
          <dl className="grid md:grid-cols-2 gap-x-10 gap-y-8 mt-10">
            {price.items.map((item) => (
              <div key={item.title} className="border-l-4 border-l-fa pl-5">
                <dt className="font-display font-600 text-xl leading-tight">{item.title}</dt>
                <dd className="text-soft mt-2">{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="bg-band text-onband band">
        <div className="wrap">
          <div className="cols items-end">
            <h2 className="lg:col-span-6">{flow.title}</h2>
            <p className="lg:col-span-6 text-bandsoft">{flow.intro}</p>
          </div>
          <ol className="grid sm:grid-cols-2 lg:grid-cols-5 gap-px bg-bandline border border-bandline mt-10">
            {flow.steps.map((step, index) => (
              <li key={step.title} className="bg-band p-5">
                <span
                  aria-hidden
                  className="inline-flex items-center justify-center w-9 h-9 bg-fb text-[#101F2E] font-display font-700"
                >
                  {index + 1}
                </span>
                <h3 className="mt-4">{step.title}</h3>
                <p className="text-bandsoft mt-2 text-base">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}
