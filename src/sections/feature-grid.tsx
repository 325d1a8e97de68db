import type { Point } from '#src/views/point.ts';

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
