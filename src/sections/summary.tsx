/** The four features once more, as a short row before the end of the page. */
export function Summary({ title, items }: { title: string; items: string[] }) {
  return (
    <section className="wrap pt-half print:hidden">
      <h2 className="minor">{title}</h2>
      <ul className="rows ticks grid sm:grid-cols-2 lg:grid-cols-4 gap-x-8 mt-4">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
