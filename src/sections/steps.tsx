import { Checklist } from '#src/sections/checklist.tsx';
import type { ApproachView } from '#src/views/approach.ts';

/** The category whose colours each step has, in their order; its bar in `weeks.tsx` has them too. */
export const stepCategories = ['business', 'development', 'marketing'];

/** The three numbered steps, each with its weeks and four details. */
export function Steps({ steps }: { steps: ApproachView['steps'] }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li key={step.title} className={`cat-${stepCategories[index]} border-t border-ink`}>
          <div className="wrap step band-s">
            <span aria-hidden className="on-field">
              {index + 1}
            </span>
            <div>
              <h2>{step.title}</h2>
              <p className="num mt-2">{step.weeks}</p>
              <p className="lead mt-4">{step.text}</p>
            </div>
            <Checklist items={step.details} />
          </div>
        </li>
      ))}
    </ol>
  );
}
