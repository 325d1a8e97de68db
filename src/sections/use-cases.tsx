import { SectionHead } from '#src/ui/section-head.tsx';
import type { Point } from '#src/views/point.ts';

interface UseCasesProps {
  title: string;
  intro: string;
  /** Says that the examples are invented. */
  note: string;
  items: Point[];
}

/** Use cases as rows: the client on the left, the use on the right. */
export function UseCases({ title, intro, note, items }: UseCasesProps) {
  return (
    <section className="wrap band">
      <SectionHead title={title} text={intro} />
      <p className="example-note">{note}</p>
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
