import type { ApproachView } from '#src/views/approach.ts';

interface WeeksProps {
  crossedOutWeeks: ApproachView['crossedOutWeeks'];
  actualWeeks: ApproachView['actualWeeks'];
  steps: ApproachView['steps'];
}

/** The crossed-out three weeks beside the weeks a project really takes (A9). */
export function Weeks({ crossedOutWeeks, actualWeeks, steps }: WeeksProps) {
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
              <li key={step.title} className={`py-3 ${bars[index]?.category}`}>
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="title">{step.title}</span>
                  <span>{step.weeks}</span>
                </span>
                <span aria-hidden className="grid grid-cols-6 mt-2 bg-paper">
                  <span className={`h-5 bg-fa fixed-colours ${bars[index]?.span}`} />
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-5">{actualWeeks.text}</p>
        </div>
      </div>
    </section>
  );
}

/**
 * The weeks of each step as columns of a bar of six, in the colours that the step has in `steps.tsx`. The words in
 * `step.weeks` give the same weeks.
 */
const bars = [
  { category: 'cat-business', span: 'col-span-2' },
  { category: 'cat-development', span: 'col-start-3 col-span-3' },
  { category: 'cat-marketing', span: 'col-start-6' },
];
