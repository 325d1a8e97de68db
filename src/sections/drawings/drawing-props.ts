import type { DrawingView } from '#src/views/drawing.ts';

/**
 * The props of a drawing: its kind and subject, which the record names, and its words. `Kind` is the kind.
 *
 * The classes that drawings share: `f-a` and `f-b` fill with the two colours of the category and `f-p` with paper
 * (`src/ui/flag.css`); `f-ink`, `f-brand`, `f-ground` and `f-crust`, `name` for a text in the display font, the surface
 * `paper`, the ground line `kerb`, and `states`, of which the radios show one, are in `service-drawing.css`, as are the
 * colours of the sample client, such as `--brick`. All others are in the CSS file beside the drawing. An SVG without
 * words is `aria-hidden`, unless it has a label.
 */
export interface DrawingProps<Kind extends DrawingView['kind']> {
  drawing: Extract<DrawingView, { kind: Kind }>;
}
