interface FinderFieldProps {
  label: string;
  className?: string;
  inputClassName: string;
  placeholder?: string;
}

/**
 * The search field over all services. It needs its script (`src/enhance/finder.ts`), so it is hidden if scripting is
 * off; the services overview lists all services without it.
 */
export function FinderField({ label, className = '', inputClassName, placeholder }: FinderFieldProps) {
  return (
    <search className={`js-only ${className}`.trim()} data-load="finder">
      <label>
        {label}
        <input type="text" className={inputClassName} placeholder={placeholder} role="combobox" aria-expanded="false" />
      </label>
    </search>
  );
}
