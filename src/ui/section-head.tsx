interface SectionHeadProps {
  title: string;
  text?: string;
  className?: string;
}

/** The heading of a section with the sentence under it. */
export function SectionHead({ title, text, className = '' }: SectionHeadProps) {
  return (
    <div className={className}>
      <h2>{title}</h2>
      {text && <p className="lead mt-4">{text}</p>}
    </div>
  );
}
