/** The introduction of an overview, in a band between its hero and its list. */
export function Intro({ title, text }: { title: string; text: string }) {
  return (
    <section className="bg-sand">
      <div className="wrap cols band-s">
        <h2>{title}</h2>
        <p className="big">{text}</p>
      </div>
    </section>
  );
}
