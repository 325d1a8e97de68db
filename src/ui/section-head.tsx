interface SectionHeadProps {
  title: string;
  text?: string;
}

/** The heading of a section with the sentence under it, and the space before the matter. */
export function SectionHead({ title, text }: SectionHeadProps) {
  return (
    <div className="head">
      <h2>{title}</h2>
      {text && <p className="lead">{text}</p>}
    </div>
  );
}
