import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';
import { Part } from '#src/sections/drawn/part.tsx';
import { Person, personSkinColours } from '#src/sections/drawn/person.tsx';

/**
 * Baker, courier and customer, each in a room with a screen, above the one order that goes from hand to hand. The one
 * who has it now holds the parcel.
 */
export function Drawing({ drawing: { texts } }: DrawingProps<'data-flow'>) {
  return (
    <div className="stage">
      <div className="role bakes">
        <p className="paper">
          <b>{texts.baker}</b>
          <span className="states">
            <span className="when-placed">{texts.bakerPlaced}</span>
            <span className="when-driven">{texts.bakerDriven}</span>
            <span className="when-done">{texts.bakerDone}</span>
          </span>
        </p>
        <svg viewBox="0 0 360 220" aria-hidden>
          <Part name="oven" at={[196, 36]} />
          <Person name="anke" at={[34, 8]} scale={1.42}>
            <Part name="apron" />
          </Person>
          <g className="when-placed">
            <Part name="parcel" at={[52, 156]} />
          </g>
          <Part name="hands" stroke={personSkinColours.anke} />
        </svg>
      </div>
      <div className="role">
        <p className="paper">
          <b>{texts.driver}</b>
          <span className="states">
            <span className="when-placed">{texts.driverPlaced}</span>
            <span className="when-driven">{texts.driverDriven}</span>
            <span className="when-done">{texts.driverDone}</span>
          </span>
        </p>
        <svg viewBox="0 0 360 220" aria-hidden>
          <Part name="van-back" at={[190, 66]} />
          <Person name="jelle" at={[34, 8]} scale={1.42} />
          <g className="when-driven">
            <Part name="parcel" at={[52, 156]} />
          </g>
          <Part name="hands" stroke={personSkinColours.jelle} />
        </svg>
      </div>
      <div className="role buys">
        <p className="paper">
          <b>{texts.customer}</b>
          <span className="states">
            <span className="when-placed">{texts.customerPlaced}</span>
            <span className="when-driven">{texts.customerDriven}</span>
            <span className="when-done">{texts.customerDone}</span>
          </span>
        </p>
        <svg viewBox="0 0 360 220" aria-hidden>
          <Part name="door" at={[206, 30]} />
          <Person name="samira" at={[34, 8]} scale={1.42} />
          <g className="when-done">
            <Part name="parcel" at={[52, 156]} />
          </g>
          <Part name="hands" stroke={personSkinColours.samira} />
        </svg>
      </div>
      <p className="deck">
        <strong>{texts.order}</strong>
        <span className="states">
          <span className="when-placed">{texts.placed}</span>
          <span className="when-driven">{texts.driven}</span>
          <span className="when-done">{texts.done}</span>
        </span>
      </p>
    </div>
  );
}
