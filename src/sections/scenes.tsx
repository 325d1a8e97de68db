import type { Point } from '#src/views/service.ts';

/** Use cases as ruled rows: who on the left, the scene on the right. */
export function Scenes({ title, intro, items }: { title: string; intro: string; items: Point[] }) {
  return (
    <section className="wrap band">
      <div className="max-w-180">
        <h2>{title}</h2>
        <p className="lead mt-4">{intro}</p>
      </div>
      <ul className="mt-10 border-t border-ink">
        {items.map((item) => (
          <li key={item.title} className="grid md:grid-cols-12 gap-x-8 gap-y-2 py-7 border-b border-line">
            <h3 className="md:col-span-5">{item.title}</h3>
            <p className="md:col-span-7 prose">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
