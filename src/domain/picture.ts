/** A picture with its derived widths, as the image manifest lists them. */
export interface PictureData {
  /** What is fetched where no source fits: a derived WebP of a middle width. */
  src: string;
  /** The picture as it was drawn, for whoever wants to see all of it. */
  master: string;
  alt: string;
  width: number;
  height: number;
  /** Its average colour, such as `#1f4fd8`. */
  colour: string;
  /** `srcset` per format, best first. */
  sources: { type: string; srcSet: string }[];
}
