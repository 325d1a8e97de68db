import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedConfig } from './config/load-config.ts';
import { fileVersion } from './file-version.ts';

/**
 * A version that changes whenever content-lint, its configuration, a plugin or an installed package does, so that
 * cached results of other rules are never used.
 */
export function rulesVersion(root: string, { modules }: LoadedConfig): string {
  const packageFolder = join(import.meta.dirname, '..');
  const files = [
    ...readdirSync(packageFolder, { recursive: true, encoding: 'utf8' }).map((file) => join(packageFolder, file)),
    ...modules,
    // npm writes it whenever it installs or removes a package.
    join(root, 'node_modules/.package-lock.json'),
  ];
  const versions = files.map((file) => `${file} ${fileVersion(file)}`);
  // Loaded here and not by an import: only a check with a cache needs it.
  const { hash } = process.getBuiltinModule('node:crypto');
  return hash('sha1', [process.version, ...versions.sort()].join('\n'), 'base64url');
}
