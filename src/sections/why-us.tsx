import type { Point } from '#src/views/point.ts';

/** Why this agency: the claim over the full width, two reasons side by side below it. */
export function WhyUs({ title, intro, points }: { title: string; intro: string; points: Point[] }) {
  return (
    <section className="bg-sand band">
      <div className="wrap">
        <h2 className="grand">{title}</h2>
        <p className="lead">{intro}</p>
        <div className="reasons">
          {points.map((point) => (
            <div key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
