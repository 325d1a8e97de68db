/** A picture with its derived widths, as the image manifest lists them. */
export interface PictureData {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** `srcset` per format, best first. */
  sources: { type: string; srcSet: string }[];
}
