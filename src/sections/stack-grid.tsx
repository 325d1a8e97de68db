import type { LogoView } from '#src/views/logo.ts';

/** The technologies of a case: the logo of each, or its name where there is no logo (R40). */
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
