import { stepCategories } from '#src/sections/steps.tsx';
import type { ApproachView } from '#src/views/approach.ts';

interface WeeksProps {
  crossedOutWeeks: ApproachView['crossedOutWeeks'];
  actualWeeks: ApproachView['actualWeeks'];
  steps: ApproachView['steps'];
}

/** The three weeks that people hope for, crossed out, beside the weeks that a project really takes (A9). */
export function Weeks({ crossedOutWeeks, actualWeeks, steps }: WeeksProps) {
  const lastWeek = Math.max(...steps.map(({ to }) => to));
  return (
    <section className="bg-sand band border-t border-ink">
      <div className="wrap grid md:grid-cols-[2fr_3fr] gap-[clamp(2.5rem,6vw,6rem)]">
        <div>
          <h2>{crossedOutWeeks.title}</h2>
          <ol className="flex flex-wrap gap-2 mt-6 text-soft" aria-label={crossedOutWeeks.title}>
            {crossedOutWeeks.items.map((item) => (
              <li key={item} className="flex-auto border border-dashed border-edge px-1 py-6 text-center font-600">
                <s>{item}</s>
              </li>
            ))}
          </ol>
          <p className="mt-5">{crossedOutWeeks.text}</p>
        </div>
        <div>
          <h2>{actualWeeks.title}</h2>
          <ol className="rows mt-6" aria-label={actualWeeks.title}>
            {steps.map((step, index) => (
              <li key={step.title} className={`py-3 cat-${stepCategories[index]}`}>
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="title">{step.title}</span>
                  <span>{step.weeks}</span>
                </span>
                {/* A bar from the first week of the step to its last: a unit is a week. */}
                <svg
                  viewBox={`0 0 ${lastWeek} 1`}
                  preserveAspectRatio="none"
                  aria-hidden
                  className="block w-full h-5 mt-2 bg-paper"
                >
                  <rect className="f-a" x={step.from - 1} width={step.to - step.from + 1} height="1" />
                </svg>
              </li>
            ))}
          </ol>
          <p className="mt-5">{actualWeeks.text}</p>
        </div>
      </div>
    </section>
  );
}
