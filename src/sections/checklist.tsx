interface ChecklistProps {
  items: string[];
  /** What a screen reader says the list is, where no heading above it does. */
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
