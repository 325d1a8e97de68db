import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolderOf } from '../site-rules/site-folder.ts';

const record = (id: string) => `id: ${id}\ni18nKey: services.${id}\nslug: ${id}\n`;
const words = '{ "title": "Een titel", "list": ["Een punt", "Nog een punt"], "own": "Alleen hier" }';
const files = {
  'content/services/seo.yaml': record('seo'),
  'i18n/nl/services/seo.json': words,
  'i18n/en/services/seo.json': words,
  'i18n/nl/services/ads.json': words.replace(', "own": "Alleen hier"', ''),
  'i18n/en/services/ads.json': words.replace(', "own": "Alleen hier"', ''),
};

test('makes a record and both catalogues with the keys that all have, none of which passes', async () => {
  const folder = siteFolderOf(files);
  expect(folder.run('new', 'service', 'web-audit')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('npm run check'),
  });
  expect(folder.read('content/services/web-audit.yaml')).toMatch(
    /^id: web-audit\ni18nKey: services\.web-audit\nslug: web-audit\n/,
  );
  for (const locale of ['nl', 'en']) {
    const catalogue = folder.read(`i18n/${locale}/services/web-audit.json`);
    expect(JSON.parse(catalogue)).toEqual({ title: '', list: ['', ''] });
  }
  const found = (await folder.found()).filter((one) => one.includes('web-audit'));
  expect(found.filter((one) => one.startsWith('message/empty '))).toHaveLength(6);
  expect(found.filter((one) => one.startsWith('content/schema '))).toHaveLength(4);
});

test.each<[name: string, args: string[], status: number, says: RegExp]>([
  ['an id that is taken', ['service', 'seo'], 1, /seo\.yaml is there already/],
  ['an id that is none', ['service', 'Web Audit'], 1, /is no id/],
  ['a kind that is not there', ['page', 'x'], 2, /service, project/],
  ['no id at all', ['service'], 2, /missing required argument/],
])('refuses %s', (_, args, status, says) => {
  const folder = siteFolderOf(files);
  expect(folder.run('new', ...args)).toMatchObject({ status, stderr: expect.stringMatching(says) });
  expect(existsSync(join(folder.root, 'content/services/x.yaml'))).toBe(false);
});

test('has nothing to do without content', () => {
  const folder = siteFolderOf({ 'i18n/nl/a.json': '{}', 'i18n/en/a.json': '{}' });
  expect(folder.run('new', 'service', 'x')).toMatchObject({ status: 1, stderr: expect.stringContaining('content/') });
});
