import { Flag } from '#src/ui/flag.tsx';

/** Lines with the quarter circle of the mark as their tick. */
export function Checklist({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul className={`rows ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-4 items-baseline py-3.5">
          <Flag
            tiles={[{ figure: 'quarter', rotation: 0, ground: 'p', ink: 'a' }]}
            className="w-3.5 h-3.5 flex-none bg-transparent!"
          />
          {item}
        </li>
      ))}
    </ul>
  );
}
