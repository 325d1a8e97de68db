import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The rules, what they are made of, and the packages they use. */
const parts = [
  'cli/content-lint',
  'cli/site-rules',
  'src/domain',
  'src/content',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

let known: string | undefined;

/** Changes with every change of the rules, so that nothing that older ones found is believed. */
export function toolVersion(): string {
  known ??= hashOfParts();
  return known;
}

function hashOfParts(): string {
  const { hash } = process.getBuiltinModule('node:crypto');
  const stamps = [process.version];
  for (const part of parts) {
    const place = join(root, part);
    const stats = statSync(place, { throwIfNoEntry: false });
    if (stats?.isFile()) stamps.push(`${part} ${stats.size} ${stats.mtimeMs}`);
    if (!stats?.isDirectory()) continue;
    for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const { size, mtimeMs } = statSync(join(entry.parentPath, entry.name));
      stamps.push(`${entry.parentPath}/${entry.name} ${size} ${mtimeMs}`);
    }
  }
  return hash('sha1', stamps.sort().join('\n'), 'base64url');
}
