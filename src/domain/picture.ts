/** A picture with its derived widths, as the image manifest lists them. */
export interface PictureData {
  /** The fallback for a browser that supports none of the sources: a derived WebP of medium width. */
  src: string;
  /** The path of the original, in full size. */
  original: string;
  alt: string;
  width: number;
  height: number;
  /** Its average colour, such as `#1f4fd8`. */
  colour: string;
  /** `srcset` per format, best first. */
  sources: { type: string; srcSet: string }[];
}
