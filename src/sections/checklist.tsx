/** A list with the quarter circle of the logo as its tick. */
export function Checklist({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul className={`rows ticks ${className}`.trim()}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
