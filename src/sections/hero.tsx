import type { ReactNode } from 'react';

interface HeroProps {
  title: string;
  text: string;
  /** What is above the heading, such as breadcrumbs. */
  above?: ReactNode;
  /** Below the heading, in its column. */
  below?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** The hero of a page: the heading over five of nine columns, text and buttons at the foot of the other four. */
export function Hero({ title, text, above, below, children }: HeroProps) {
  return (
    <section className="wrap">
      {above}
      <div className="hero">
        <div>
          <h1>{title}</h1>
          {below}
        </div>
        <div>
          <p className="lead">{text}</p>
          {children && <div className="actions">{children}</div>}
        </div>
      </div>
    </section>
  );
}
