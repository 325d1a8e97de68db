import type { SpecimenView } from '#src/views/specimen.ts';

/** What a drawing gets: the options of the record and its words, for its own kind alone. */
export interface DrawingProps<Kind extends SpecimenView['kind']> {
  specimen: Extract<SpecimenView, { kind: Kind }>;
}
