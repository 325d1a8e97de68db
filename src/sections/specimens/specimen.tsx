import type { ComponentType } from 'react';
import { specimenName } from '#src/domain/specimen.ts';
import { SignalStrip } from '#src/sections/signal-strip.tsx';
import { Choice } from '#src/sections/specimens/choice.tsx';
import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';
import type { SpecimenView } from '#src/views/specimen.ts';

/** The drawing of what a client would receive, on the category's background, above the signal of the service. */
export async function Specimen({ serviceId, specimen }: { serviceId: string; specimen: SpecimenView }) {
  const { kind, scene } = specimen;
  // Found by its path, so that a new drawing needs no import here.
  const { Drawing }: { Drawing: ComponentType<DrawingProps<typeof kind>> } = await import(`./${kind}/${scene}.tsx`);
  return (
    <>
      <figure className="specimen">
        <div className="wrap">
          <div className={`specimen-${specimenName(specimen)}`}>
            <Drawing specimen={specimen} />
            {specimen.choice && <Choice {...specimen.choice} />}
          </div>
        </div>
        <figcaption className="wrap">
          <span>{specimen.exampleNote}</span> {specimen.label}
        </figcaption>
      </figure>
      <SignalStrip id={serviceId} />
    </>
  );
}
