import type { ReactNode } from 'react';

interface SplitProps {
  title: string;
  /** A sentence under the heading. */
  text?: string;
  children: ReactNode;
  className?: string;
  id?: string;
}

/** Heading in the first five columns, the matter in the other seven. */
export function Split({ title, text, children, className = '', id }: SplitProps) {
  return (
    <section className={`band ${className}`} {...(id && { id })}>
      <div className="wrap cols">
        <div className="left lg:pr-6">
          <h2>{title}</h2>
          {text && <p className="lead mt-4">{text}</p>}
        </div>
        <div className="right">{children}</div>
      </div>
    </section>
  );
}
