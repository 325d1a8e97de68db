import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { headersFor, readHeaderRules } from '#cli/audit/header-rules.ts';
import { loadSite } from '#src/content/load-site.ts';
import { isErrorRoute } from '#src/domain/error-page.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import { writeHeadersAndRedirects } from '#src/ssg/headers.ts';
import { inlineHash } from '#src/ssg/styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'headers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every answer of a preview keeps search engines away, and none of another build', () => {
  const { site } = loadSite();
  const robotsOf = (path: string, isPreview: boolean) => {
    writeHeadersAndRedirects(folder, site, {
      styleHashes: new Map(),
      inlineScripts: [],
      hashedFiles: ['/assets/a.js'],
      isPreview,
    });
    return headersFor(readHeaderRules(readFileSync(join(folder, '_headers'), 'utf8')), path)['X-Robots-Tag'];
  };
  for (const path of ['/nl', '/nl/diensten/seo', '/images/a.svg', '/assets/a.js', '/assets/b.js']) {
    expect(robotsOf(path, true), path).toBe('noindex');
    expect(robotsOf(path, false), path).toBeUndefined();
  }
});

test('each page may use its sheets, though every service has a second one of its own', () => {
  const { site } = loadSite();
  const sheets = new Map(
    sitePages(site).map((page) => {
      const own = page.subject.route === 'service' ? [`.${page.subject.service.id}{a:b}`] : [];
      return [page, [`.${page.route}{a:b}`, ...own].map(inlineHash)] as const;
    }),
  );
  writeHeadersAndRedirects(folder, site, {
    styleHashes: sheets,
    inlineScripts: [],
    hashedFiles: ['/assets/a-12345678.js'],
  });
  const rules = readHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'));
  const policyOf = (path: string) => headersFor(rules, path)['Content-Security-Policy'] ?? '';
  for (const [page, hashes] of sheets) {
    expect(policyOf(page.path).match(/'sha256-[^']+'/g)?.length, page.path).toBeLessThanOrEqual(28);
    for (const hash of hashes) expect(policyOf(page.path), page.path).toContain(`'${hash}'`);
    // An error page is served at every address that leads nowhere.
    if (isErrorRoute(page.route))
      for (const path of [...[...sheets.keys()].map((other) => `${other.path}x`), '/assets/x', '/images/x'])
        expect(policyOf(path), path).toContain(`'${hashes[0]}'`);
  }
});
