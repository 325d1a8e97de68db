import { Icon } from '#src/ui/icon.tsx';
import type { ApproachView } from '#src/views/approach.ts';

const categoryOfStep = ['business', 'development', 'marketing'];

/** The three numbered steps, each with its weeks and four details. */
export function Steps({ steps }: { steps: ApproachView['steps'] }) {
  return (
    <ol className="border-t border-ink">
      {steps.map((step, index) => (
        <li key={step.title} className={`cat-${categoryOfStep[index]} border-b border-ink`}>
          <div className="wrap cols py-[clamp(2.5rem,5vw,4.5rem)]">
            <div className="lg:col-span-2">
              <span
                aria-hidden
                className="inline-flex items-center justify-center w-[clamp(4rem,8vw,6.5rem)] aspect-square bg-field text-onfield font-display font-700 text-[clamp(2rem,4vw,3.4rem)]"
              >
                {index + 1}
              </span>
            </div>
            <div className="lg:col-span-5">
              <h2>{step.title}</h2>
              <p className="num mt-2">{step.weeks}</p>
              <p className="lead mt-4">{step.text}</p>
            </div>
            <ul className="lg:col-span-5 rows self-start">
              {step.details.map((detail) => (
                <li key={detail} className="flex gap-3 py-3">
                  <Icon name="arrow-right" size={20} className="text-deep mt-1" />
                  {detail}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
