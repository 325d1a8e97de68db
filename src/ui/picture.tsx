import type { PictureData } from '#src/domain/picture.ts';

interface PictureProps {
  picture: PictureData;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  className?: string;
}

/**
 * A responsive picture with its size, so that nothing shifts when it loads. All pictures are lazy: on a phone none is
 * on the first screen. On a wide screen some may be: a browser loads those at once, but only after it has laid out the
 * page.
 */
export function Picture({ picture, sizes, className }: PictureProps) {
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        className={className}
        decoding="async"
        loading="lazy"
      />
    </picture>
  );
}
