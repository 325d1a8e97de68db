import { SectionHead } from '#src/ui/section-head.tsx';
import type { Point } from '#src/views/point.ts';

/** Use cases as rows: who on the left, the scene on the right. */
export function Scenes({ title, intro, items }: { title: string; intro: string; items: Point[] }) {
  return (
    <section className="wrap band">
      <SectionHead title={title} text={intro} />
      <ul className="rows scenes">
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
