import type { LogoView } from '#src/views/logo.ts';

interface LogoGridProps {
  logos: LogoView[];
  /** Shows the name under each logo. */
  named?: boolean;
  className?: string;
}

/**
 * Logos in one colour: black files, inverted in the dark scheme. Each is shown in the size of its file, which makes all
 * look equally large; `named` ones are square.
 */
export function LogoGrid({
  logos,
  named = false,
  className = 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-6',
}: LogoGridProps) {
  return (
    <ul className={`cells ${className}`}>
      {logos.map((logo) => (
        <li key={logo.name}>
          {logo.href ? (
            <a href={logo.href} className="logocell hover:bg-sand">
              <Logo logo={logo} named={named} />
            </a>
          ) : (
            <div className="logocell">
              <Logo logo={logo} named={named} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Logo({ logo: { name, picture }, named }: { logo: LogoView; named: boolean }) {
  if (!picture) return <span className="font-600">{name}</span>;
  return (
    <>
      <img
        {...picture}
        alt={named ? '' : name}
        loading="lazy"
        decoding="async"
        className={named ? 'w-10 h-10 dark:invert' : 'dark:invert'}
      />
      {named && <span className="font-600">{name}</span>}
    </>
  );
}
