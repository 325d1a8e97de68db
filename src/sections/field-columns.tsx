import type { Point } from '#src/views/service.ts';

/** A whole band in the category's colour, with three columns under a rule. */
export function FieldColumns({ title, intro, items }: { title: string; intro: string; items: Point[] }) {
  return (
    <section className="bg-field text-onfield band">
      <div className="wrap">
        <div className="cols items-end">
          <h2 className="lg:col-span-6">{title}</h2>
          <p className="lg:col-span-6 lg:pl-8 max-w-[36rem]">{intro}</p>
        </div>
        <ul className="grid md:grid-cols-3 mt-10 border-t border-current">
          {items.map((item) => (
            <li
              key={item.title}
              className="py-6 md:py-7 md:px-7 first:pl-0 last:pr-0 border-b border-current/30 md:border-b-0 md:border-l md:first:border-l-0"
            >
              <h3>{item.title}</h3>
              <p className="mt-2.5">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
