import { BakeryMark, BakeryName } from '#src/sections/drawings/bakery-mark.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';
import { Part } from '#src/sections/drawn/part.tsx';
import { Person } from '#src/sections/drawn/person.tsx';

/** A crane on the quay lifts the blocks of a page into a browser, between the baker who wants it and its builder. */
export function Drawing({ drawing: { client, texts } }: DrawingProps<'website'>) {
  return (
    <div>
      <div className="kerb">
        <svg viewBox="0 0 1100 380" preserveAspectRatio="xMidYMax slice">
          <Part name="crane" className="crane" />
          <Part name="browser" at={[330, 92]} />
          <text className="f-ink web" x="560" y="118" fontSize="20" textAnchor="middle">
            {texts.web}
          </text>
          {/* The places of the blocks, dashed. */}
          <path className="plan" d="M336 136h428v126H336zm0 138h135v94H336zm146 0h136v94H482zm147 0h135v94H629z" />
          {/* The largest block: the name of the bakery, a heading on two lines, and a loaf. */}
          <g className="piece front">
            <path className="f-brand" d="M330 130h440v138H330z" />
            <BakeryMark className="f-p" x={348} y={144} size={24} />
            <BakeryName className="f-p" x={380} y={163} size={20}>
              {client}
            </BakeryName>
            <text className="f-p name" x="348" y="208" fontSize="34">
              {texts.head}
            </text>
            <text className="f-p name" x="348" y="245" fontSize="34">
              {texts.place}
            </text>
            <Part name="loaf" at={[592, 256]} scale={1.56} />
          </g>
          <g className="piece bread">
            <Part name="tile-bread" at={[330, 268]} />
            <text className="f-ink" x="403" y="367" fontSize="20" textAnchor="middle">
              {texts.bread}
            </text>
          </g>
          <g className="piece cake">
            <Part name="tile-cake" at={[477, 268]} />
            <text className="f-ink" x="550" y="367" fontSize="20" textAnchor="middle">
              {texts.cake}
            </text>
          </g>
          {/* The rope of the crane, and the bar at its end; the CSS moves them from 0, 0 to the block that hangs on it.
              Drawn over the blocks that come before it here, and under the one that follows. */}
          <path className="rope" d="M0-380V0m-9 0H9" />
          <g className="piece team">
            <Part name="tile-baker" at={[623, 268]} />
            <text className="f-ink" x="696" y="367" fontSize="20" textAnchor="middle">
              {texts.team}
            </text>
          </g>
          {/* The baker, and the builder with his helmet. */}
          <Person name="anke" at={[96, 82]} scale={1.42} arms="M14 132 40 132M86 134 62 132">
            <Part name="legs" className="legs" />
            <Part name="apron" />
          </Person>
          <Person name="dwayne" at={[946, 82]} scale={1.42} arms="M12 130Q-6 122-16 92M86 132 66 134">
            <Part name="legs" className="legs" />
            <Part name="helmet" />
          </Person>
        </svg>
      </div>
      <div className="states">
        <p className="sketch">{texts.sketch}</p>
        <p className="build">{texts.build}</p>
        <p className="live">{texts.live}</p>
      </div>
    </div>
  );
}
