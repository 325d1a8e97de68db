import { SectionHead } from '#src/ui/section-head.tsx';

interface ClaimsProps {
  title: string;
  text: string;
  items: { value: string; text: string }[];
}

/** Claims, each a sentence that begins with its number: three large ones, the rest in a row below them. */
export function Claims({ title, text, items }: ClaimsProps) {
  return (
    <section className="bg-sand band">
      <div className="wrap">
        <SectionHead title={title} text={text} />
        <ul className="claims">
          {items.map((item) => (
            <li key={item.text}>
              <strong>{item.value}</strong> <span>{item.text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
