interface StackGridProps {
  items: { name: string; src?: string }[];
}

/** The techniques of a case: a logo each, and the name as text where there is no logo (R40). */
export function StackGrid({ items }: StackGridProps) {
  return (
    <ul className="grid grid-cols-2 sm:grid-cols-3 border-l border-t border-line">
      {items.map(({ name, src }) => (
        <li
          key={name}
          className="border-r border-b border-line bg-surface flex items-center gap-3.5 px-4 py-4 min-h-18"
        >
          {src && (
            <img
              src={src}
              alt=""
              width={28}
              height={28}
              loading="lazy"
              decoding="async"
              className="w-7 h-7 dark:invert"
            />
          )}
          <span className="font-600">{name}</span>
        </li>
      ))}
    </ul>
  );
}
