import type { LogoView } from '#src/views/logo.ts';

/**
 * The technologies of a case, each by its name, with its logo if there is one (R40). The logos are black, inverted in
 * the dark scheme.
 */
export function StackGrid({ items }: { items: LogoView[] }) {
  return (
    <ul className="cells stack">
      {items.map(({ name, picture }) => (
        <li key={name} className="flex items-center gap-2 p-2 min-h-16 min-w-0 font-600">
          {picture && (
            <img {...picture} alt="" loading="lazy" decoding="async" className="w-7 h-7 flex-none dark:invert" />
          )}
          <span className="min-w-0 text-base">{name}</span>
        </li>
      ))}
    </ul>
  );
}
