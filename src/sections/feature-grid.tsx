import type { Point } from '#src/views/point.ts';
import type { PriceFigure } from '#src/views/service-terms.ts';

/** Four numbered features, two beside each other on a wide screen. */
export function FeatureGrid({ title, items }: { title: string; items: Point[] }) {
  return (
    <section className="bg-sand band">
      <div className="wrap">
        <h2>{title}</h2>
        <ol className="rows features">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The four features and the price once more, as a short row before the end of the page. */
export function FeatureSummary({
  title,
  items,
  price,
}: {
  title: string;
  items: string[];
  price: PriceFigure | undefined;
}) {
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
