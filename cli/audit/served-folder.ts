import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { loadSite } from '#src/content/load-site.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import type { AuditInput, ServedFiles } from './audit-site.ts';

/** The files below a folder, by path from it. Throws if the folder does not exist. */
export function servedFolder(folder: string): ServedFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(
    ({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`,
  );
  return { paths: new Set(paths), read: (path) => readFileSync(join(folder, path)) };
}

/** What the auditor needs to know of the project at `root` to judge a built folder. */
export function auditInput(folder: string, root: string): AuditInput {
  const { site, catalogues } = loadSite(root);
  const keys = Object.keys(catalogues[sourceLocale]);
  return {
    served: servedFolder(folder),
    expected: sitePages(site),
    identity: site.identity,
    // To find keys that a page shows instead of their texts.
    messagePrefixes: [...new Set(keys.map((key) => key.split('.')[0] ?? ''))],
    properNames: [
      site.identity.name,
      ...site.clients.map(({ name }) => name),
      ...site.projects.map(({ client }) => client),
    ],
    // For the tests of the built site; `run-audit.ts` replaces it by the profile that the command names.
    profile: 'sample',
    now: new Date(),
  };
}
