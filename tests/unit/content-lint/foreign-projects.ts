import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, write } from './temporary-folder.ts';

/** Projects of somebody else, each with a few mistakes in it. */
const fixtures = join(import.meta.dirname, '../../fixtures/projects');

export const foreignProjects = ['react-intl', 'next-intl', 'five-locales'] as const;

/** Copies one of the projects to a folder of its own, in which `content-lint` can be imported. */
export function foreignProject(name: (typeof foreignProjects)[number]): string {
  const root = folderOf({});
  cpSync(join(fixtures, name), root, { recursive: true });
  write(root, {
    'node_modules/content-lint/package.json': '{ "name": "content-lint", "type": "module", "exports": "./config.js" }',
    'node_modules/content-lint/config.js': 'export const defineConfig = (config) => config;\n',
  });
  return root;
}
