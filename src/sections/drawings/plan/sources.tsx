import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';
import { Part } from '#src/sections/drawn/part.tsx';

/** Where orders come from; `letter` is the newsletter, `paid` an advert. */
const sources = ['maps', 'phone', 'letter', 'paid', 'unknown'] as const;

/** Everybody who ordered a cake: a crowd of which nothing is known, then the same people by where they came from. */
export function Drawing({ drawing: { texts } }: DrawingProps<'plan'>) {
  return (
    <div className="answers paper">
      <dl>
        {sources.map((source) => (
          <div key={source} className={`by-${source}`}>
            <dt>{texts[source]}</dt>
            <dd>
              {/* A row of people; by its width the CSS shows as many as came from this source. */}
              <svg aria-hidden>
                <Part name="queue" />
              </svg>
              <b className="states">
                {/* The words that end in 1 are for the first week, those in 4 for a month later. */}
                <span className="at-week">{texts[`${source}1`]}</span>
                <span className="at-month">{texts[`${source}4`]}</span>
              </b>
            </dd>
          </div>
        ))}
      </dl>
      <div className="states">
        <p className="at-blind">{texts.note}</p>
        <p className="at-week">{texts.note1}</p>
        <p className="at-month">{texts.note4}</p>
      </div>
    </div>
  );
}
