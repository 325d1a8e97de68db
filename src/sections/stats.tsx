/** Three numbers over the width of the page. */
export function Stats({ title, items }: { title: string; items: { value: string; label: string }[] }) {
  return (
    <section className="wrap band">
      <h2 className="minor">{title}</h2>
      <dl className="grid sm:grid-cols-3 gap-x-8 mt-6 border-t border-ink">
        {items.map(({ value, label }) => (
          // A label (`dt`) comes before its number (`dd`) in HTML, but is shown below it.
          <div key={label} className="flex flex-col-reverse justify-end py-6 border-b">
            <dt className="text-soft text-lg">{label}</dt>
            <dd className="figure text-[clamp(3.4rem,2rem+6vw,7rem)] tracking-[-.05em]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
