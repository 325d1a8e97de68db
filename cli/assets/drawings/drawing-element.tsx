import { Specimen } from '#src/sections/specimens/specimen.tsx';
import type { WantedDrawing } from './wanted-drawings.ts';

/** A drawing as the page of its service has it, on the ground of its category. */
export function drawingElement({ id, category, specimen }: WantedDrawing) {
  return (
    <div className={`cat-${category}`}>
      <Specimen id={id} specimen={specimen} />
    </div>
  );
}
