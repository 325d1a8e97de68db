import type { ReactNode } from 'react';

interface HeroProps {
  title: string;
  text: string;
  /** What stands above the heading: breadcrumbs, a category. */
  above?: ReactNode;
  /** What stands under the heading in its own column. */
  below?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** The opening of a page: the heading over seven columns from the top, what it means and what to do at the foot of the rest. */
export function Hero({ title, text, above, below, children }: HeroProps) {
  return (
    <section className="wrap">
      {above}
      <div className="hero">
        {below ? (
          <div>
            <h1>{title}</h1>
            {below}
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        <div>
          <p className="lead">{text}</p>
          {children && <div className="actions">{children}</div>}
        </div>
      </div>
    </section>
  );
}
