import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { command } from '#cli/new/command.ts';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { siteFolderOf } from '../site-rules/site-folder.ts';

const words = '{ "title": "Een titel", "list": ["Een punt", "Nog een punt"], "extra": "Alleen hier" }';
const fewer = words.replace(', "extra": "Alleen hier"', '');
const files = {
  'content/services/seo.yaml': exampleService('seo'),
  'content/services/ads.yaml': exampleService('ads'),
  'i18n/nl/services/seo.json': words,
  'i18n/en/services/seo.json': words,
  'i18n/nl/services/ads.json': fewer,
  'i18n/en/services/ads.json': fewer,
};
const service = ['service', '--nl', 'Website-audit & advies', '--en', 'Website audit', '--category', 'print-promo'];

test('a service is a valid draft, last in its category, with the keys that all services have', async () => {
  const folder = siteFolderOf(files);
  const { status, stdout } = await folder.run(command, ...service, '--yes');
  expect(status).toBe(0);
  expect(stdout).toContain('npm run slugs');
  expect(parse(folder.read('content/services/website-audit-advies.yaml'))).toMatchObject({
    id: 'website-audit-advies',
    slugByLocale: { nl: 'website-audit-advies', en: 'website-audit' },
    order: 6,
    published: false,
  });
  for (const [locale, title] of [
    ['nl', 'Website-audit & advies'],
    ['en', 'Website audit'],
  ]) {
    const catalogue = folder.read(`i18n/${locale}/services/website-audit-advies.json`);
    expect(JSON.parse(catalogue)).toEqual({ title, list: ['', ''] });
  }
  expect((await folder.found()).filter((finding) => finding.includes('website-audit'))).toEqual([]);
});

test.each<[name: string, args: string[], status: number, says: RegExp]>([
  [
    'a name that is taken',
    ['service', '--nl', 'SEO', '--en', 'SEO', '--category', 'print-promo'],
    1,
    /is there already/,
  ],
  ['a name without letters', ['service', '--nl', '!', '--en', 'X', '--category', 'print-promo'], 1, /is no name/],
  ['a category that is not there', [...service.slice(0, -1), 'x'], 2, /print-promo/],
  ['a kind that is not there', ['post'], 2, /service, project, page/],
  ['a code for a service', ['service', 'de'], 2, /a service has no code/],
  ['a name that nobody can be asked for', ['service', '--nl', 'X'], 2, /--en/],
  ['to write where nobody can be asked', service, 2, /--yes/],
  ['a page of a project without a route table', ['page', '--nl', 'Blog', '--en', 'Blog'], 1, /routes\.ts/],
])('refuses %s', async (_, args, status, says) => {
  const folder = siteFolderOf(files);
  const more = args === service ? [] : ['--yes'];
  expect(await folder.run(command, ...args, ...more)).toMatchObject({ status, stderr: expect.stringMatching(says) });
  expect(existsSync(join(folder.root, 'content/services/x.yaml'))).toBe(false);
});
