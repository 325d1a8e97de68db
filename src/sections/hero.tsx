import type { ReactNode } from 'react';

interface HeroProps {
  title: string;
  text: string;
  /** What stands above the heading: breadcrumbs, a category. */
  above?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** The opening of a page: the heading over seven columns, what it means and what to do at its foot. */
export function Hero({ title, text, above, children }: HeroProps) {
  return (
    <section className="wrap pb-[clamp(2.5rem,5vw,4rem)]">
      {above}
      <div className="cols items-end pt-[clamp(1.5rem,4vw,3.5rem)]">
        <h1 className="lg:col-span-7">{title}</h1>
        <div className="lg:col-span-5 lg:pl-4 lg:pb-1.5">
          <p className="lead">{text}</p>
          {children && <div className="flex flex-wrap gap-3 mt-6">{children}</div>}
        </div>
      </div>
    </section>
  );
}
