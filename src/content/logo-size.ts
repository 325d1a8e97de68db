import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

/**
 * The natural size of an SVG below `public/`, in pixels, from which its size on the page is calculated. Undefined when
 * there is no such file. Throws when it has neither a size nor a viewBox.
 */
export function logoSize(src: string, root: string = process.cwd()): { width: number; height: number } | undefined {
  const path = join(root, 'public', src);
  if (!existsSync(path)) return undefined;
  try {
    const { width, height } = imageSize(readFileSync(path));
    return { width, height };
  } catch (cause) {
    throw new Error(`public${src}: give the svg a width and height, or a viewBox`, { cause });
  }
}
