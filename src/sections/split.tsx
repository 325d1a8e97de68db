import type { ReactNode } from 'react';

interface SplitProps {
  title: string;
  /** A sentence under the heading. */
  text?: string;
  children: ReactNode;
}

/**
 * Heading in the first five columns, content in the other seven. A heading with a sentence under it is smaller: it can
 * be the name of a service, and long ones such as “Marketingautomatisering” need no hyphen then.
 */
export function SplitSection({ title, text, children }: SplitProps) {
  return (
    <section className="wrap cols band">
      <div>
        <h2 className={text && 'term'}>{title}</h2>
        {text && <p className="lead">{text}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
