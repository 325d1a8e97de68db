import type { SpecimenView } from '#src/views/specimen.ts';

/** The props of a drawing: what the record says of the specimen, and its words. `Kind` is the drawing's own kind. */
export interface DrawingProps<Kind extends SpecimenView['kind']> {
  specimen: Extract<SpecimenView, { kind: Kind }>;
}
