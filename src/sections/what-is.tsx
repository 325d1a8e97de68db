/** What the service is: a statement in large letters, and what follows from it. */
export function WhatIs({ title, paragraphs: [statement, more] }: { title: string; paragraphs: string[] }) {
  return (
    <section className="wrap">
      <div className="cols band border-t border-ink">
        <h2>{title}</h2>
        <div>
          <p className="big">{statement}</p>
          <p className="text-soft mt-5">{more}</p>
        </div>
      </div>
    </section>
  );
}
