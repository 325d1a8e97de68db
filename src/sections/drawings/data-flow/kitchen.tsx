import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';
import { Part } from '#src/sections/drawn/part.tsx';
import { Person } from '#src/sections/drawn/person.tsx';

const counters = ['counter-site', 'counter-till', 'counter-window'] as const;

/** One kitchen and the three counters that it feeds: what the baker changes below changes on all three above. */
export function Drawing({ drawing: { texts } }: DrawingProps<'data-flow'>) {
  return (
    <div className="counters">
      {counters.map((counter) => (
        <svg key={counter} viewBox="0 0 260 230">
          <Part name={counter} />
          <Part name="loaf" at={[78, 118]} className="of-rye" />
          <Part name="boule" at={[78, 118]} className="of-spelt" />
          <text className="f-ink of-rye" x="130" y="158" fontSize="36" textAnchor="middle">
            {texts.rye}
          </text>
          <text className="f-ink of-spelt" x="130" y="158" fontSize="36" textAnchor="middle">
            {texts.spelt}
          </text>
          <text className="f-ink of-none" x="130" y="126" fontSize="36" textAnchor="middle">
            {texts.none}
          </text>
        </svg>
      ))}
      <div className="kitchen">
        <svg viewBox="84 0 276 150" aria-hidden>
          <Part name="oven" at={[226, 0]} />
          <Person name="anke" at={[96, 4]} scale={1.1}>
            <Part name="apron" />
          </Person>
          <Part name="loaf" at={[102, 150]} className="of-rye" />
          <Part name="boule" at={[102, 150]} className="of-spelt" />
        </svg>
        <p>
          <b>{texts.kitchen}</b> {texts.facts}
        </p>
      </div>
    </div>
  );
}
