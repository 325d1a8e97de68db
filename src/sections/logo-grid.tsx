interface LogoGridProps {
  logos: { name: string; src: string; href?: string }[];
  /** Writes the name under each logo, where the picture alone does not say it. */
  named?: boolean;
  className?: string;
}

/** Logos inked in the colour of the text: each file is a mask, so they follow the scheme. */
export function LogoGrid({ logos, named = false, className = 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-6' }: LogoGridProps) {
  return (
    <ul className={`grid border-l border-t border-line ${className}`}>
      {logos.map(({ name, src, href }) => (
        <li key={name} className="border-r border-b border-line bg-surface">
          {href ? (
            <a href={href} className="logocell hover:bg-sand">
              <Logo name={name} src={src} />
            </a>
          ) : (
            <div className="logocell">
              <Logo name={named ? '' : name} src={src} />
              {named && <span className="font-600">{name}</span>}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Logo({ name, src }: { name: string; src: string }) {
  return (
    <img
      src={src}
      alt={name}
      width={160}
      height={48}
      loading="lazy"
      decoding="async"
      className="w-auto max-w-40 h-12 object-contain dark:invert"
    />
  );
}
