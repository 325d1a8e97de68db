import type { ExampleFiles } from '#cli/content-lint/api.ts';
import { slugLockPath } from '#src/domain/slug-lock.ts';
import { exampleService } from './service.ts';

/**
 * The service `vloer` with a slug, and a lock of slugs. `lists` has the slugs of each id, such as `vloer, tapijt`: the
 * one that was published last, then the older ones.
 */
export function exampleSlugLock(slug: string, lists: Readonly<Record<string, string>>): ExampleFiles {
  const lines = Object.entries(lists).map(([id, list]) => `  ${id}: { nl: [${list}], en: [${list}] }`);
  return {
    'content/services/vloer.yaml': exampleService('vloer', { slug }),
    [slugLockPath]: [lines.length > 0 ? 'services:' : 'services: {}', ...lines, 'projects: {}', ''].join('\n'),
  };
}
