import type { LogoView } from '#src/views/logo.ts';

/** The techniques of a case: a logo each, and the name as text where there is no logo (R40). */
export function StackGrid({ items }: { items: LogoView[] }) {
  return (
    <ul className="grid min-[24rem]:grid-cols-2 sm:grid-cols-3 border-l border-t border-line">
      {items.map(({ name, picture }) => (
        <li
          key={name}
          className="border-r border-b border-line bg-surface flex items-center gap-3 px-3 py-3 min-h-16 min-w-0"
        >
          {picture && (
            <img {...picture} alt="" loading="lazy" decoding="async" className="w-7 h-7 flex-none dark:invert" />
          )}
          <span className="font-600 min-w-0">{name}</span>
        </li>
      ))}
    </ul>
  );
}
