import type { ProjectView } from '#src/views/project.ts';

/** How a case was done: strategy, design and development, each below a line in the client's colour (`deep`). */
export function CaseApproach({ label, heading, parts }: ProjectView['approach']) {
  return (
    <section className="bg-sand band">
      <div className="wrap">
        <p className="num">{label}</p>
        <h2 className="mt-2">{heading}</h2>
        <ol className="grid lg:grid-cols-3 gap-8 mt-10">
          {parts.map(({ title, text }, index) => (
            <li key={title} className="border-t-4 border-deep pt-4">
              <h3>
                {index + 1}. {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
