interface ChecklistProps {
  items: string[];
  /** The name of the list for screen readers, if no heading above it names it. */
  label?: string;
  className?: string;
}

/** A list with the quarter circle of the logo as its tick. */
export function Checklist({ items, label, className = '' }: ChecklistProps) {
  return (
    <ul className={`rows ticks ${className}`.trim()} aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
