import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The version of this package; empty where its package.json is not there. */
export function packageVersion(): string {
  const path = findPackageJSON(import.meta.url);
  return path === undefined ? '' : (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
