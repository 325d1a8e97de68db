import type { Point } from '#src/views/point.ts';

/** Four numbered cards in a ruled grid. */
export function FeatureGrid({ title, items }: { title: string; items: Point[] }) {
  return (
    <section className="bg-sand band">
      <div className="wrap">
        <h2>{title}</h2>
        <ol className="cells border-t-ink sm:grid-cols-2 mt-below">
          {items.map((item, index) => (
            <li key={item.title} className="pad">
              <span aria-hidden className="num float-left mr-3 sm:float-none">
                {String(index + 1).padStart(2, '0')}
              </span>
              <h3 className="flow-root sm:mt-6">{item.title}</h3>
              <p className="text-soft">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The four features once more, as a short row before the end of the page. */
export function Summary({ title, items }: { title: string; items: string[] }) {
  return (
    <section className="wrap pt-half print:hidden">
      <h2 className="minor">{title}</h2>
      <ul className="rows ticks grid sm:grid-cols-2 lg:grid-cols-4 gap-x-8 mt-4">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
