import type { PriceFigure } from '#src/views/service-terms.ts';

/** The four features and the price once more, as a short row before the end of the page. */
export function Summary({ title, items, price }: { title: string; items: string[]; price: PriceFigure | undefined }) {
  return (
    <section className="wrap summary print:hidden">
      <h2>{title}</h2>
      <ul className="ticks">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {price && (
        <p>
          <b>{price.amount}</b> {price.unit}
        </p>
      )}
    </section>
  );
}
