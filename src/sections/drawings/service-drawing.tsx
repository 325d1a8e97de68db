import type { ComponentType } from 'react';
import { drawingName } from '#src/domain/drawing.ts';
import { Choice } from '#src/sections/drawings/choice.tsx';
import type { DrawingProps } from '#src/sections/drawings/drawing-props.ts';
import { SignalStrip } from '#src/sections/signal-strip.tsx';
import type { DrawingView } from '#src/views/drawing.ts';

/** The drawing of what a client would receive, on the category's background, above the signal of the service. */
export async function ServiceDrawing({ serviceId, drawing }: { serviceId: string; drawing: DrawingView }) {
  const { kind, subject } = drawing;
  // Found by its path, so that a new drawing needs no import here.
  const { Drawing }: { Drawing: ComponentType<DrawingProps<typeof kind>> } = await import(`./${kind}/${subject}.tsx`);
  return (
    <>
      <figure className="service-drawing">
        <div className="wrap">
          <div className={`drawing-${drawingName(drawing)}`}>
            <Drawing drawing={drawing} />
            {drawing.choice && <Choice {...drawing.choice} />}
          </div>
        </div>
        <figcaption className="wrap">
          <span>{drawing.exampleNote}</span> {drawing.label}
        </figcaption>
      </figure>
      <SignalStrip id={serviceId} />
    </>
  );
}
