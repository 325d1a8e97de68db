import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { type FinderIndex, finderPath } from '#src/domain/finder.ts';
import { locales } from '#src/domain/locale.ts';
import { sitePages } from '#src/domain/site-pages.ts';

const { site } = loadSite();
const dist = join(import.meta.dirname, '../../dist/public');

test.each(locales)('the finder’s index in %s holds every service and is at most 8 kB', (locale) => {
  const file = readFileSync(join(dist, finderPath(locale)));
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(8000);
  const { entries, none, counts } = JSON.parse(file.toString('utf8')) as FinderIndex;
  const services = sitePages(site).filter((page) => page.route === 'service' && page.locale === locale);
  expect(entries.map(({ href }) => href)).toEqual(services.map(({ path }) => path));
  for (const { title, href, synonyms, features } of entries) {
    expect(
      [title, synonyms, features].filter((text) => text.trim() === ''),
      href,
    ).toEqual([]);
    expect(() => readFileSync(join(dist, href, 'index.html')), href).not.toThrow();
  }
  expect(none).not.toBe('');
  expect(Object.keys(counts).sort()).toEqual(new Intl.PluralRules(locale).resolvedOptions().pluralCategories.sort());
  for (const text of Object.values(counts)) expect(text).toContain('#');
});
