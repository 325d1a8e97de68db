import { type DrawingPicture, drawingSize } from '#src/domain/drawing-picture.ts';

/**
 * The small picture of a service's drawing, in the visitor's colour scheme. The name of the service is beside it, so
 * its `alt` is empty.
 */
export function DrawingImage({ picture: { light, dark, fallback } }: { picture: DrawingPicture }) {
  return (
    <picture>
      <source type="image/avif" srcSet={dark} media="(prefers-color-scheme:dark)" />
      <source type="image/avif" srcSet={light} />
      <img src={fallback} alt="" {...drawingSize} className="drawing" loading="lazy" decoding="async" />
    </picture>
  );
}
