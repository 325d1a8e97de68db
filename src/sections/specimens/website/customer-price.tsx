import { Part } from '#src/sections/drawn/part.tsx';
import { Person } from '#src/sections/drawn/person.tsx';
import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';

/** One bread in one shop, by the number and at the price that were agreed with whom is logged in, down to the bill. */
export function Drawing({ specimen: { client, texts } }: DrawingProps<'website'>) {
  return (
    <div className="till-wall">
      <svg viewBox="0 0 620 330">
        <Part name="shop" />
        <text className="f-ink name" x="64" y="36" fontSize="28">
          {client}
        </text>
        <g className="of-nobody">
          <Person name="fenna" at={[10, 90]} scale={1.6} />
        </g>
        <g className="of-yard">
          <Part name="loaves" />
          <Person name="sietse" at={[10, 90]} scale={1.6} />
        </g>
      </svg>
      <div className="states paper">
        <dl className="of-nobody">
          <dt>{texts.nobody}</dt>
          <dd className="sum">{texts.nobodySum}</dd>
          <dd>{texts.nobodyPays}</dd>
        </dl>
        <dl className="of-yard">
          <dt>{texts.yard}</dt>
          <dd className="sum">{texts.yardSum}</dd>
          <dd>{texts.yardPays}</dd>
        </dl>
      </div>
    </div>
  );
}
