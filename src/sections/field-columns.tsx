import type { Point } from '#src/views/point.ts';

/** A whole band in the category's colour, with three columns under a rule. */
export function FieldColumns({ title, intro, items }: { title: string; intro: string; items: Point[] }) {
  return (
    <section className="on-field band">
      <div className="wrap">
        <div className="cols items-end">
          <h2>{title}</h2>
          <p>{intro}</p>
        </div>
        <ul className="trio mt-below">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
