import type { PictureData } from '#src/domain/picture.ts';

interface PictureProps {
  picture: PictureData;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** The one picture above the fold, fetched first. */
  first?: boolean;
  className?: string;
}

/** A responsive picture with its size, so nothing moves when it arrives; lazy unless it is the first. */
export function Picture({ picture, sizes, first = false, className }: PictureProps) {
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
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
