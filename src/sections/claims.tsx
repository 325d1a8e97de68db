import { SectionHead } from '#src/ui/section-head.tsx';

interface ClaimsProps {
  title: string;
  text: string;
  items: { value: string; text: string }[];
}

/** Claims with their numbers: three large ones, the rest in a row below them. */
export function Claims({ title, text, items }: ClaimsProps) {
  return (
    <section className="bg-sand band">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <dl className="claims">
          {items.map((item) => (
            <div key={item.text}>
              <dt>{item.text}</dt>
              <dd>{item.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
