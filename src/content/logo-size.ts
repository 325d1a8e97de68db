import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The natural size of an SVG below `public/`, in pixels: its own width and height, which carry its optical weight.
 * Throws when the file says neither; undefined when there is no such file.
 */
export function logoSize(src: string, root: string = process.cwd()): { width: number; height: number } | undefined {
  let svg: string;
  try {
    svg = readFileSync(join(root, 'public', src), 'utf8');
  } catch {
    return undefined;
  }
  const open = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const read = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(open)?.[1]);
  const [, , boxWidth, boxHeight] = /viewBox="([^"]+)"/.exec(open)?.[1]?.split(/\s+/).map(Number) ?? [];
  const width = read('width') || boxWidth;
  const height = read('height') || boxHeight;
  if (!width || !height) throw new Error(`public${src}: give the svg a width and height, or a viewBox`);
  return { width, height };
}
