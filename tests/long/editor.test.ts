import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorOn } from '../unit/content-lint/editor.ts';

test('this repository is served: what is typed in a catalogue is checked, and code leads to it', async () => {
  const repository = join(import.meta.dirname, '../..');
  const here = await editorOn(repository);
  const path = 'i18n/en/pages/home.json';
  const text = readFileSync(join(repository, path), 'utf8');
  const [first = ''] = text.match(/": "[^"{]+/) ?? [];
  await here.edit(path, text.replace(first, `${first} {nothing}`));
  await expect.poll(() => here.codes(path), { timeout: 20_000, interval: 5 }).not.toEqual([]);
  await here.edit(path, text);
  await expect.poll(() => here.codes(path), { timeout: 20_000, interval: 5 }).toEqual([]);
});
