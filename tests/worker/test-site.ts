import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile } from '#src/domain/headers-file.ts';
import { headerRules } from '#src/domain/response-headers.ts';

const repository = new URL('../..', import.meta.url).pathname;

/** Puts a small site and the repository's own configuration, pointed at it, into a folder. Gives the configuration's path. */
export function writeTestSite(folder: string): string {
  cpSync(join(import.meta.dirname, 'assets'), join(folder, 'public'), { recursive: true });
  const rules = headerRules({
    scriptHashes: ['sha256-BBBB'],
    styleHashes: ['sha256-AAAA'],
    styledGroups: [],
    errorStyleHashes: ['sha256-AAAA'],
    hashedFiles: ['/assets/entry.js'],
    imageHosts: [],
    chatPolicy: null,
    turnstilePages: [],
  });
  writeFileSync(join(folder, 'public/_headers'), headersFile(rules));
  const config = readFileSync(join(repository, 'wrangler.toml'), 'utf8')
    .replaceAll('"src/worker/', `"${join(repository, 'src/worker')}/`)
    .replaceAll('"./dist/public"', '"./public"');
  const path = join(folder, 'wrangler.toml');
  writeFileSync(path, config);
  return path;
}
