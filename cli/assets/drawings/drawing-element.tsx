import { Specimen } from '#src/sections/specimens/specimen.tsx';
import type { WantedDrawing } from './wanted-drawings.ts';

/** A drawing as it is on the page of its service. The class `cat-…` of `src/styles/uno.config.ts` gives the colours. */
export function drawingElement({ id, categoryKey, specimen }: WantedDrawing) {
  return (
    <div className={`cat-${categoryKey}`}>
      <Specimen serviceId={id} specimen={specimen} />
    </div>
  );
}
