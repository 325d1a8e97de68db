import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import { llmsTxt } from '#src/ssg/site-files/llms-txt.ts';
import { securityTxt } from '#src/ssg/site-files/security-txt.ts';
import { type SitemapEntry, sitemap } from '#src/ssg/site-files/sitemap.ts';
import { writeSiteFiles } from '#src/ssg/site-files.ts';
import { siteIndex } from '#src/views/site-index.ts';

describe('the sitemap', () => {
  const entry: SitemapEntry = {
    url: 'https://a.nl/x?a=1&b=2',
    alternates: [{ hreflang: 'nl-NL', url: 'https://a.nl/x' }],
  };

  test('escapes addresses, names alternates, and leaves an unknown day out', () => {
    const text = sitemap([entry, { ...entry, lastModified: '2026-01-02' }]);
    expect(text).toContain(
      '<loc>https://a.nl/x?a=1&amp;b=2</loc><xhtml:link rel="alternate" hreflang="nl-NL" href="https://a.nl/x"/>',
    );
    expect(text.match(/<lastmod>/g)).toHaveLength(1);
  });

  test('is refused beyond what one file may hold', () => {
    expect(() => sitemap(Array.from({ length: 50_001 }, () => entry))).toThrow(/50000 pages/);
  });
});

describe('security.txt', () => {
  const agency = { email: 'info@a.nl', baseUrl: 'https://a.nl' };
  const expires = (changed: string | undefined, now: string) =>
    /Expires: (\S+)/.exec(securityTxt(agency, { changed, now: new Date(now) }))?.[1];

  test.each([
    ['from the day content changed', '2026-11-20', '2026-12-24T10:00:00Z', '2027-11-19T00:00:00Z'],
    ['from the build where nobody knows that day', undefined, '2026-12-24T10:00:00Z', '2027-12-23T00:00:00Z'],
    [
      'from the build where content has rested for half a year',
      '2025-01-01',
      '2026-12-24T10:00:00Z',
      '2027-12-23T00:00:00Z',
    ],
    ['from the build where a clock was wrong', '2030-01-01', '2026-12-24T10:00:00Z', '2027-12-23T00:00:00Z'],
  ])('is good for a year %s', (_what, changed, now, wanted) => {
    expect(expires(changed, now)).toBe(wanted);
  });

  test('names where to write and where it lies', () => {
    const text = securityTxt(agency, { changed: undefined, now: new Date() });
    expect(text).toContain('Contact: mailto:info@a.nl\n');
    expect(text).toContain('Canonical: https://a.nl/.well-known/security.txt\n');
  });
});

test('llms.txt names every page of both languages once', () => {
  const links = [...llmsTxt().matchAll(/^- \[[^\]]+\]\((https:[^)]+)\): \S/gm)].map(([, url]) => url);
  const { identity, ...records } = loadSite().site;
  const listed = sitePages(records).filter(({ isListed }) => isListed);
  expect(links.sort()).toEqual(listed.map(({ path }) => `${identity.baseUrl}${path}`).sort());
});

test('the words of its drawing are among the sources of a service page, from which the sitemap has its day', () => {
  const drawn = loadSite().site.services.flatMap(({ id, drawing }) => (drawing ? [`drawings.${id}`] : []));
  const prefixes = siteIndex('nl').flatMap(({ sources }) => sources.messagePrefixes);
  expect(prefixes).toEqual(expect.arrayContaining(drawn));
});

test('a preview keeps search engines away, and nothing else does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-files-'));
  const robots = () => readFileSync(join(folder, 'robots.txt'), 'utf8');
  writeSiteFiles(folder, loadSite().site);
  expect(robots()).not.toContain('Disallow');
  writeSiteFiles(folder, loadSite().site, { isPreview: true });
  expect(robots()).toBe('User-agent: *\nDisallow: /\n');
});

test('everything beside the pages is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-files-'));
  writeSiteFiles(folder, loadSite().site);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: 'Windas', start_url: '/nl' });
  expect(read('windas.vcf')).toContain('FN:Windas');
  expect(read('robots.txt')).toContain('Sitemap: https://windas.example/sitemap.xml');
  const list = JSON.parse(read('pages.nl.json')) as [string, string][];
  const listed = sitePages(loadSite().site).filter(({ isListed, locale }) => isListed && locale === 'nl');
  expect(list.map(([path]) => `/nl/${path}`.replace(/\/$/, ''))).toEqual(listed.map(({ path }) => path));
  expect(list).toContainEqual(['diensten/seo', 'SEO en vindbaarheid']);
  expect(Buffer.byteLength(JSON.stringify(list))).toBeLessThan(4000);
});
