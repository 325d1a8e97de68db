import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inlineHash } from '#src/ssg/styles.ts';
import { grade } from './observatory-grade.ts';
import { useServedSite } from './served.ts';

describe('the scoring table', () => {
  const bare = grade({ headers: new Headers(), html: '' });
  const good = {
    'Content-Security-Policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const html = '<script src="/a.js" integrity="sha384-x"></script>';
  const scoreWith = (changed: Record<string, string | undefined>, page = html) => {
    const set = Object.entries({ ...good, ...changed }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return grade({ headers: new Headers(set), html: page }).score;
  };

  test('without any header a site has 30 points and four failed tests', () => {
    expect(bare.score).toBe(30);
    expect(bare.failed).toEqual([
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
    ]);
  });

  test('with all of them it has 145, and 155 with an embedder policy', () => {
    expect(scoreWith({})).toBe(145);
    expect(scoreWith({ 'Cross-Origin-Embedder-Policy': 'require-corp' })).toBe(155);
  });

  test.each([
    ['Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'", 140],
    ['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 135],
    [
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline' 'sha256-x'; frame-ancestors 'none'",
      145,
    ],
    ['Content-Security-Policy', "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80],
    ['Content-Security-Policy', "default-src 'none'; script-src https:; frame-ancestors 'none'", 80],
    ['Content-Security-Policy', "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'", 125],
    ['Content-Security-Policy', "default-src 'none'; img-src http://a.nl; frame-ancestors 'none'", 125],
    ['Content-Security-Policy', "default-src 'none'; font-src http://a.nl; frame-ancestors 'none'", 80],
    ['Content-Security-Policy', "default-src 'none'; img-src a; img-src b", 55],
    ['Strict-Transport-Security', 'max-age=3600', 135],
    ['Strict-Transport-Security', 'max-age=1, max-age=2', 80],
    ['Referrer-Policy', 'unsafe-url', 135],
    ['Referrer-Policy', 'no-such-thing', 135],
    ['X-Content-Type-Options', 'sniff', 140],
    ['Cross-Origin-Resource-Policy', 'cross-origin', 135],
    ['Cross-Origin-Opener-Policy', 'same-origin; report-to="x"', 145],
    ['Cross-Origin-Opener-Policy', 'nobody', 130],
    ['Access-Control-Allow-Origin', '*', 145],
  ])('%s: %s gives %i', (name, value, score) => {
    expect(scoreWith({ [name]: value })).toBe(score);
  });

  test.each([
    ['<script src="/a.js"></script>', 140],
    ['<script src="https://cdn.nl/a.js"></script>', 135],
    ['<script src="//cdn.nl/a.js"></script>', 50],
    ['<p>', 140],
  ])('the page %s gives %i', (page, score) => {
    expect(scoreWith({}, page)).toBe(score);
  });
});

describe('the site on the local edge runtime', () => {
  const site = useServedSite();

  const expectGrade = (headers: Headers, html: string) => {
    const { score, failed, results } = grade({ headers, html });
    expect(failed, JSON.stringify(results)).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(145);
  };

  test.each([
    ...['/nl', '/en', '/nl/contact', '/nl/diensten/woocommerce', '/en/projects/solin-bio', '/nl/nope'],
    ...['/nl/bedankt?reference=7K3F-9QTM', '/en/thanks?reference=7K3F-9QTM'],
  ])('%s has at least 145 points and no failed test', async (path) => {
    const answer = await site.fetch(path);
    expectGrade(answer.headers, await answer.text());
  });

  const assets = readdirSync(join(import.meta.dirname, '../../dist/public/assets'));
  const files = ['.js', '.woff2'].map((extension) => `/assets/${assets.find((file) => file.endsWith(extension))}`);
  const images = ['/favicon.svg', '/logos/tech/react.svg', '/images/avatars/1.svg', '/og/nl.png'];

  test.each([...files, ...images, '/robots.txt', '/sitemap.xml', '/pages.nl.json', '/manifest.webmanifest'])(
    'the file %s has at least 130 points',
    async (path) => {
      const answer = await site.fetch(path);
      expect(answer.status).toBe(200);
      const { score, failed, results } = grade({ headers: answer.headers, html: '' });
      expect(failed, JSON.stringify(results)).toEqual([]);
      expect(score).toBeGreaterThanOrEqual(130);
    },
  );

  test.each([
    '/nope',
    '/en/services/nope',
    '/assets/nope.js',
    '/assets/retry/nope.js',
    '/images/nope.png',
    '/chat/nope',
  ])('%s, which is not there, has at least 145 points and keeps its look', async (path) => {
    const answer = await site.fetch(path);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expectGrade(answer.headers, html);
    const policy = answer.headers.get('Content-Security-Policy');
    for (const [, css = ''] of html.matchAll(/<style>([^<]*)<\/style>/g)) expect(policy).toContain(inlineHash(css));
  });

  test('code that failed to load is served again under another address, which nobody keeps', async () => {
    const again = await site.fetch(`${files[0]}`.replace('/assets/', '/assets/retry/'));
    expect(again.status).toBe(200);
    expect(again.headers.get('Content-Type')).toContain('javascript');
    expect(again.headers.get('Cache-Control')).toBe('no-store');
  });

  // The scanner follows a redirect and reads the page at its end.
  test.each([
    ['/', 302],
    ['/nl/', 307],
    ['/nl/contact.html', 307],
    ['/nl/diensten/web-development', 301],
    ['/en/diensten/seo', 301],
  ])('%s, which answers %i, has as many before its page', async (path, status) => {
    const answer = await site.fetch(path);
    expect(answer.status).toBe(status);
    const page = await site.fetch(answer.headers.get('Location') ?? '');
    expectGrade(answer.headers, await page.text());
  });
});
