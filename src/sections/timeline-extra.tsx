import { SectionHead } from '#src/ui/section-head.tsx';
import type { ServiceExtra } from '#src/views/service-extra.ts';

/** Only on the page of the Shopify service: the steps of the set-up on a timeline. */
export function TimelineExtra({ extra }: { extra: Extract<ServiceExtra, { kind: 'timeline' }> }) {
  return (
    <section className="wrap band">
      <SectionHead title={extra.title} text={extra.intro} />
      <ol className="timeline">
        {extra.steps.map((step) => (
          <li key={step.title}>
            <span>{step.label}</span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
