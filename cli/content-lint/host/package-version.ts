import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The version of this package; empty if there is no package.json. */
export function packageVersion(): string {
  const path = findPackageJSON(import.meta.url);
  return path === undefined ? '' : (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
