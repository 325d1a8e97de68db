import { ServiceDrawing } from '#src/sections/drawings/service-drawing.tsx';
import type { WantedDrawing } from './wanted-drawings.ts';

/** A drawing as it is on the page of its service. The class `cat-…` of `src/styles/uno.config.ts` gives the colours. */
export function drawingElement({ id, categoryKey, drawing }: WantedDrawing) {
  return (
    <div className={`cat-${categoryKey}`}>
      <ServiceDrawing serviceId={id} drawing={drawing} />
    </div>
  );
}
