interface SectionHeadProps {
  title: string;
  text?: string;
}

/** The heading of a section, with a sentence under it. */
export function SectionHead({ title, text }: SectionHeadProps) {
  return (
    <div className="head">
      <h2>{title}</h2>
      {text && <p className="lead">{text}</p>}
    </div>
  );
}
