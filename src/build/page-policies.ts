import { dirname } from 'node:path';
import type { PageFile } from '#src/build/page-files.ts';
import type { PageStyles } from '#src/domain/response-headers.ts';

/** The template of the pages that stand at every address that does not exist. */
const anywhere = 'notFound';

/**
 * Which style sheets each page may have, so that its policy names them and no other: a hash costs every answer fifty
 * bytes. Pages of one folder whose names come from records share a rule. `hashes` has the hash of every template.
 */
export function pagePolicies(pages: readonly PageFile[], hashes: ReadonlyMap<string, string>): PageStyles[] {
  const byPath = new Map<string, Set<string>>();
  const hashOf = (template: string) => hashes.get(template) ?? '';
  for (const { path, route, template } of pages) {
    if (route === anywhere) continue;
    const isOneOfMany = route === 'service' || route === 'project';
    const pattern = isOneOfMany ? `${dirname(path)}/*` : path;
    const own = byPath.get(pattern) ?? new Set(isOneOfMany ? [hashOf(anywhere)] : []);
    byPath.set(pattern, own.add(hashOf(template)));
  }
  return [
    { path: '/*', styleHashes: [hashOf(anywhere)] },
    ...[...byPath].map(([path, styleHashes]) => ({ path, styleHashes: [...styleHashes] })),
  ];
}
