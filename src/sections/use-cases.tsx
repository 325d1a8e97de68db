import { SectionHead } from '#src/ui/section-head.tsx';
import type { Point } from '#src/views/point.ts';

/** Use cases as rows: the client on the left, the use on the right. */
export function UseCases({ title, intro, items }: { title: string; intro: string; items: Point[] }) {
  return (
    <section className="wrap band">
      <SectionHead title={title} text={intro} />
      <ul className="rows use-cases">
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
