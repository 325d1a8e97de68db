import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** Four phases over sixteen weeks, each with its hours as a range, and the box with what is not included. */
export function Drawing({ drawing: { texts } }: DrawingProps<'plan'>) {
  return (
    <div className="scope">
      <ol className="paper">
        <li>
          <b>{texts.talk}</b> <span>{texts.talkHours}</span>
        </li>
        <li>
          <b>{texts.draw}</b> <span>{texts.drawHours}</span>
        </li>
        <li>
          <b>{texts.build}</b> <span>{texts.buildHours}</span>
        </li>
        <li>
          <b>{texts.move}</b> <span>{texts.moveHours}</span>
        </li>
      </ol>
      <div className="outside">
        <strong>{texts.outside}</strong>
        <ul>
          <li>{texts.not1}</li>
          <li>{texts.not2}</li>
          <li>{texts.not3}</li>
          <li>{texts.not4}</li>
        </ul>
      </div>
    </div>
  );
}
