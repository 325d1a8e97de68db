import type { PictureData } from '#src/domain/picture.ts';

interface PictureProps {
  picture: PictureData;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** The one picture that a wide screen shows at once. */
  first?: boolean;
  className?: string;
}

/** A responsive picture with its size, so nothing moves when it arrives. Lazy, the first one too: on a phone it is below the fold. */
export function Picture({ picture, sizes, first = false, className }: PictureProps) {
  return (
    <picture className="unseen">
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
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}
