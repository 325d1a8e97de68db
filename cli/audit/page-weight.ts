import { brotliCompressSync } from 'node:zlib';
import { drawingFolder } from '#src/domain/drawing-picture.ts';
import type { AuditPage, ServedFiles } from './audit-site.ts';

/** What a first visit to a page loads down to its end, in bytes: text under brotli, fonts and pictures as they are. */
export interface PageWeight {
  /** The document with its styles. */
  document: number;
  script: number;
  fonts: number;
  /** The widest file of each picture, without the pictures of drawings. */
  pictures: number;
  /** The heaviest picture of a drawing. A page can have dozens, each loaded only when the visitor comes near it. */
  drawing: number;
}

/** Weighs a page. */
export function weigh(page: AuditPage, served: ServedFiles): PageWeight {
  const styles = page.elements.filter(({ name }) => name === 'style').flatMap(({ children }) => children);
  const pictures = [...picturesOf(page)];
  const isDrawing = (path: string) => path.startsWith(`${drawingFolder}/`);
  return {
    document: brotli(page.html),
    script: sum([...scriptsOf(page, served)].map((path) => brotli(served.read(path)))),
    fonts: sum([...fontsOf(page, styles.join(''))].map((path) => sizeOf(served, path))),
    pictures: sum(pictures.filter((path) => !isDrawing(path)).map((path) => sizeOf(served, path))),
    drawing: Math.max(0, ...pictures.filter(isDrawing).map((path) => sizeOf(served, path))),
  };
}

const brotli = (text: string | Uint8Array): number => brotliCompressSync(text).length;
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
const sizeOf = (served: ServedFiles, path: string): number => (served.paths.has(path) ? served.read(path).length : 0);

/** The scripts that run on load, and what they import at once. What is loaded after a click is not counted. */
function scriptsOf(page: AuditPage, served: ServedFiles): Set<string> {
  const scripts = new Set<string>();
  const queue = page.elements
    .filter(({ name }) => name === 'script')
    .flatMap(({ attributes }) => attributes.get('src') ?? []);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (scripts.has(path) || !served.paths.has(path)) continue;
    scripts.add(path);
    const code = Buffer.from(served.read(path)).toString('utf8');
    // `import … from './x.js'`, `import './x.js'`, `export … from './x.js'`; `import('./x.js')` has a bracket: no match.
    for (const [, , specifier = ''] of code.matchAll(
      /(?:^|[;}\n])\s*(?:import|export)\s*(?:[^"'()]*?from\s*)?(["'])(\.{0,2}\/[^"']+)\1/g,
    )) {
      // The host is any: only the path is used.
      queue.push(new URL(specifier, `https://page${path}`).pathname);
    }
  }
  return scripts;
}

function fontsOf(page: AuditPage, css: string): Set<string> {
  const preloaded = page.elements
    .filter(({ name, attributes }) => name === 'link' && attributes.get('as') === 'font')
    .flatMap(({ attributes }) => attributes.get('href') ?? []);
  return new Set([...preloaded, ...[...css.matchAll(/url\(["']?(\/[^)"']+\.woff2)/g)].map(([, path = '']) => path)]);
}

/** One file of each picture: the first of several formats, the widest of several widths. */
function picturesOf(page: AuditPage): Set<string> {
  const pictures = new Set<string>();
  for (const { name, attributes, parent } of page.elements) {
    if (name !== 'img') continue;
    const source =
      parent?.name === 'picture'
        ? parent.children.find((child) => typeof child !== 'string' && child.name === 'source')
        : undefined;
    const list = (typeof source === 'object' ? source.attributes.get('srcset') : undefined) ?? attributes.get('srcset');
    // Of `/a-480.avif 480w, /a-800.avif 800w` the second.
    const widest = list
      ?.split(',')
      .map((candidate) => candidate.trim().split(/\s+/))
      .sort((a, b) => Number.parseFloat(b[1] ?? '') - Number.parseFloat(a[1] ?? ''))[0]?.[0];
    const path = widest ?? attributes.get('src');
    if (path) pictures.add(path);
  }
  return pictures;
}
