import type { Point } from '#src/views/service.ts';

/** Why here: the claim over the full width, two reasons side by side under it. */
export function WhyUs({ title, intro, points }: { title: string; intro: string; points: Point[] }) {
  return (
    <section className="bg-sand band">
      <div className="wrap">
        <div className="cols">
          <h2 className="lg:col-span-8 text-[clamp(2rem,1.4rem+2.8vw,3.6rem)]!">{title}</h2>
          <p className="lead lg:col-span-7">{intro}</p>
        </div>
        <div className="grid md:grid-cols-2 gap-5 mt-10">
          {points.map((point) => (
            <div
              key={point.title}
              className="bg-surface border border-line border-t-4 border-t-fa p-[clamp(1.25rem,2.5vw,2.25rem)]"
            >
              <h3>{point.title}</h3>
              <p className="text-soft mt-3">{point.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
