import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const texts = files.filter(({ name }) => /\.(html|js|css|json|txt|xml|map|webmanifest)$/.test(name));

test('nothing of the words desk is in what is built: no mark, no address, no text of its panel', () => {
  expect(texts.length).toBeGreaterThan(200);
  const traces = /__desk|DESK_TOKEN|Woordenbureau|words-desk|[\u{E0020}-\u{E007F}]/u;
  const found = texts.filter((file) => traces.test(readFileSync(join(file.parentPath, file.name), 'utf8')));
  expect(found.map(({ parentPath, name }) => join(parentPath, name))).toEqual([]);
});
