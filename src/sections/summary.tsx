import { Icon } from '#src/ui/icon.tsx';

/** The four features once more, as one short ruled line before the close. */
export function Summary({ title, items }: { title: string; items: string[] }) {
  return (
    <section className="wrap pt-[clamp(3rem,6vw,5rem)]">
      <h2 className="text-2xl!">{title}</h2>
      <ul className="grid sm:grid-cols-2 lg:grid-cols-4 gap-x-8 mt-5 border-t border-ink">
        {items.map((item) => (
          <li key={item} className="flex gap-3 items-start py-3.5 border-b border-line">
            <Icon name="check" className="text-deep mt-px" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
