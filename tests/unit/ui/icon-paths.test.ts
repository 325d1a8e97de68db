import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { iconPaths } from '#src/ui/icon.tsx';

const icons = lucide.icons as Record<string, { body: string }>;

for (const [name, path] of Object.entries(iconPaths))
  test(`the outline of ${name} is that of Lucide, to a hundredth of a pixel`, () => {
    expect(numbersOf(path)).toEqual(numbersOf(pathOf(icons[name]?.body ?? '')));
  });

/** The paths of a drawing as one, with its rectangles of rounded corners written as paths. */
function pathOf(body: string): string {
  return [...body.matchAll(/<path [^>]*d="([^"]+)"|<rect ([^>]+)\/>/g)]
    .map(([, path, rectangle = '']) => path ?? rectanglePath(rectangle))
    .join('');
}

function rectanglePath(attributes: string): string {
  const [x, y, width, height, r] = ['x', 'y', 'width', 'height', 'rx'].map((name) =>
    Number(new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1]),
  ) as [number, number, number, number, number];
  const corner = (by: string) => `a${r} ${r} 0 0 1 ${by}`;
  return [
    `M${x + r} ${y}h${width - 2 * r}${corner(`${r} ${r}`)}v${height - 2 * r}${corner(`-${r} ${r}`)}`,
    `H${x + r}${corner(`-${r}-${r}`)}V${y + r}${corner(`${r}-${r}`)}z`,
  ].join('');
}

/** The commands and numbers of a path, without what only parts them. */
function numbersOf(path: string): (string | number)[] {
  return [...path.matchAll(/[a-z]|-?\d*\.?\d+/gi)].map(([part]) =>
    /[a-z]/i.test(part) ? part : Number(Number(part).toFixed(2)),
  );
}
