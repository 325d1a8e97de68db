import type { ServiceExtra } from '#src/views/service-extra.ts';

/** Only for Shopify: the set-up along one line, from list to opening. */
export function TimelineExtra({ extra }: { extra: Extract<ServiceExtra, { kind: 'timeline' }> }) {
  return (
    <section className="wrap band">
      <div className="max-w-180">
        <h2>{extra.title}</h2>
        <p className="lead mt-4">{extra.intro}</p>
      </div>
      <ol className="grid gap-8 lg:gap-0 lg:grid-cols-4 mt-12 border-l-4 border-l-fa lg:border-l-0 lg:border-t-4 lg:border-t-fa">
        {extra.steps.map((step) => (
          <li
            key={step.title}
            className="relative pl-7 lg:pl-0 lg:pr-7 lg:pt-8 before:content-empty before:absolute before:w-5 before:h-5 before:bg-fb before:border-2 before:border-ink before:-left-[.78rem] before:top-1 lg:before:left-0 lg:before:-top-[.78rem]"
          >
            <span className="num">{step.label}</span>
            <h3 className="mt-1">{step.title}</h3>
            <p className="text-soft mt-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
