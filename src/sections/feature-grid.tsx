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
