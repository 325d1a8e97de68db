import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** The way of one order through shop, bakery and driver. The steps that can go (`out`) are struck out. */
export function Drawing({ drawing: { texts } }: DrawingProps<'plan'>) {
  return (
    <div className="lanes">
      <strong>{texts.shop}</strong>
      <ol>
        <li>{texts.call}</li>
        <li className="out">{texts.note}</li>
        <li className="out">{texts.copy}</li>
        <li>{texts.handOver}</li>
      </ol>
      <strong>{texts.bakery}</strong>
      <ol>
        <li className="out">{texts.ring}</li>
        <li>{texts.bake}</li>
        <li className="out">{texts.board}</li>
        <li>{texts.pack}</li>
      </ol>
      <strong>{texts.driver}</strong>
      <ol>
        <li className="out">{texts.ask}</li>
        <li>{texts.drive}</li>
        <li className="out">{texts.sign}</li>
        <li>{texts.done}</li>
      </ol>
      <p className="states">
        <span className="now">{texts.now}</span>
        <span className="then">{texts.then}</span>
      </p>
    </div>
  );
}
