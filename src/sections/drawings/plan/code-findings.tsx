import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';

/** A page of somebody's code with three numbered lines, and what is wrong in each, for the owner or the developer. */
export function Drawing({ drawing: { texts } }: DrawingProps<'plan'>) {
  return (
    <div className="review">
      <pre className="paper">
        <code>{texts.definition}</code>
        <mark>{texts.mark1}</mark>
        <code>{texts.loop}</code>
        <mark>{texts.mark2}</mark>
        <code>{texts.sum}</code>
        <mark>{texts.mark3}</mark>
        <code>{texts.end}</code>
      </pre>
      <div className="states">
        <ol className="owner">
          <li>{texts.owner1}</li>
          <li>{texts.owner2}</li>
          <li>{texts.owner3}</li>
        </ol>
        <ol className="builder">
          <li>{texts.builder1}</li>
          <li>{texts.builder2}</li>
          <li>{texts.builder3}</li>
        </ol>
      </div>
    </div>
  );
}
