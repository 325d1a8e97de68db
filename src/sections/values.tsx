import type { Tile } from '#src/domain/flags/tile.ts';
import { Flag } from '#src/ui/flag.tsx';
import type { Point } from '#src/views/point.ts';

/** The flag of each value, in the order of the texts; `category` is the category whose colours it has. */
const flags: { category: string; tile: Tile }[] = [
  { category: 'development', tile: { figure: 'frame', rotation: 0, ground: 'b', ink: 'a' } },
  { category: 'branding', tile: { figure: 'arch', rotation: 0, ground: 'b', ink: 'a' } },
  { category: 'marketing', tile: { figure: 'bars', rotation: 1, ground: 'b', ink: 'a' } },
];

/** The three values, each under its own flag. */
export function Values({ title, items }: { title: string; items: Point[] }) {
  return (
    <section className="wrap band">
      <h2>{title}</h2>
      <ul className="grid md:grid-cols-3 gap-x-8 gap-y-10 mt-10">
        {items.map((item, index) => (
          <li key={item.title} className={`cat-${flags[index]?.category}`}>
            {flags[index] && <Flag tiles={[flags[index].tile]} className="w-20 md:w-1/2 mb-6" />}
            <h3>{item.title}</h3>
            <p className="text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
