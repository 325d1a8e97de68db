import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { uriMapping } from '#cli/content-lint/lsp/uri-mapping.ts';
import { editorOn } from './editor.ts';
import { folderOf, write } from './temporary-folder.ts';

test.each<[folder: string, windows: boolean, uri: string, path: string]>([
  ['/a (b) [c] é', false, 'file:///a%20%28b%29%20%5Bc%5D%20%C3%A9/i18n/nl.json', 'i18n/nl.json'],
  ['/a (b) [c] é', false, 'file:///a%20(b)%20[c]%20é/i18n/nl.json', 'i18n/nl.json'],
  ['/a/', false, 'file:///a/x.json', 'x.json'],
  ['/a', false, 'file:///ab/x.json', ''],
  ['/a', false, 'file:///a/../b.json', ''],
  ['/a', false, 'file:///a', ''],
  ['/a', false, 'untitled:Untitled-1', ''],
  ['/a', false, 'file:///a/%2F', ''],
  ['/a', false, 'file:///a/..b/x.json', '..b/x.json'],
  ['C:\\Work\\Shop', true, 'file:///c%3A/Work/Shop/i18n/nl.json', 'i18n/nl.json'],
  ['c:\\work\\shop', true, 'file:///C:/Work/Shop/i18n/nl.json', 'i18n/nl.json'],
  ['C:\\Work\\Shop', true, 'file:///d%3A/Work/Shop/i18n/nl.json', ''],
  ['\\\\server\\share', true, 'file://server/share/i18n/nl.json', 'i18n/nl.json'],
])('in %s (Windows: %s) %s is %j', (folder, windows, uri, path) => {
  expect(uriMapping(folder, windows).pathOf(uri)).toBe(path);
});

test('a file has the address that the editor gave it', () => {
  const uri = 'file:///c%3A/Work/i18n/nl.json';
  const { pathOf, uriOf } = uriMapping('C:\\Work', true);
  expect(uriOf('i18n/nl.json')).toBe('file:///C:/Work/i18n/nl.json');
  pathOf(uri);
  expect(uriOf('i18n/nl.json')).toBe(uri);
});

test('an editor gets its findings in a folder with blanks, brackets and accents', async () => {
  const root = join(folderOf({}), 'a (b) [c] é');
  mkdirSync(root);
  const config = "export default { messages: 'i18n/{locale}.json', source: 'nl', complete: ['en'] };\n";
  write(root, {
    'content-lint.config.ts': config,
    'i18n/nl.json': '{ "a": "Dag {name}" }',
    'i18n/en.json': '{ "a": "Hello {name}" }',
  });
  // As VS Code writes it.
  const encoded = (path: string) =>
    pathToFileURL(join(root, path)).href.replace(
      /[()[\]]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const editor = await editorOn(root, encoded);
  await editor.edit('i18n/en.json', '{ "a": "Hello {nmae}" }');
  await expect.poll(() => editor.codes('i18n/en.json'), { timeout: 10_000, interval: 5 }).toEqual(['argument/renamed']);
});
