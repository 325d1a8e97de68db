import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Waku's types of the page files, from which the compiler holds the route table. */
export const pageTypesPath = 'src/pages.gen.ts';

/** Whether Waku's types name the page files that there are; the development server writes them as well. */
export function arePageTypesCurrent(root: string): boolean {
  const types = readFileSync(join(root, pageTypesPath), 'utf8');
  const named = [...types.matchAll(/\{ path: '([^']+)' \} &/g)].map(([, path]) => path);
  const files = globSync('**/*.tsx', { cwd: join(root, 'src/pages') }).filter((file) => !file.endsWith('_layout.tsx'));
  const paths = files.map((file) => `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`);
  return named.sort().join() === paths.sort().join();
}
