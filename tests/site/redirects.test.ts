import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retryRule } from '#src/domain/code-retry.ts';
import { useServedSite } from './served.ts';

const site = useServedSite();
const rules = readFileSync(join(import.meta.dirname, '../../dist/public/_redirects'), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => line !== retryRule)
  .map((line) => line.split(' ') as [from: string, to: string, status: string]);

test('every rule answers 301 with its target, and the target answers 200 itself', async () => {
  expect(rules.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  const targets = new Set<string>();
  for (const [from, to] of rules) {
    const answer = await site.fetch(from);
    const location = answer.headers.get('Location');
    if (answer.status !== 301 || location !== to) wrong.push(`${from} → ${answer.status} ${location}`);
    targets.add(to);
  }
  for (const target of targets) {
    const { status } = await site.fetch(target);
    if (status !== 200) wrong.push(`${target} → ${status}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

test.each([
  ['/en/services/website-ontwikkeling', '/en/services/web-development'],
  ['/en/services/website-ontwikkeling/', '/en/services/web-development'],
  ['/nl/diensten/web-development', '/nl/diensten/website-ontwikkeling'],
  ['/nl/services/web-development', '/nl/diensten/website-ontwikkeling'],
  ['/en/diensten/seo', '/en/services/seo'],
  ['/nl/projects/solin-bio', '/nl/projecten/solin-bio'],
  ['/nl/about', '/nl/over-ons'],
  ['/en/services/website-ontwikkeling?utm_source=x', '/en/services/web-development?utm_source=x'],
])('%s answers 301 to %s', async (from, to) => {
  const answer = await site.fetch(from);
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, to]);
});

test.each([
  ['/nl/diensten/marketing-automatisering-detail', 200],
  ['/en/services/marketing-automatisering-detail', 404],
  ['/nl/diensten/seo', 200],
  ['/nl/diensten/bestaat-niet', 404],
  ['/en/services/nope', 404],
  ['/nope', 404],
])('%s answers %i', async (path, status) => {
  expect((await site.fetch(path)).status).toBe(status);
});

test.each([
  ['/nl/nope', 'nl', 'Pagina niet gevonden'],
  ['/en/services/nope', 'en', 'Service not found'],
  ['/nope', 'nl', 'Pagina niet gevonden'],
])('%s shows the error page in %s', async (path, lang, title) => {
  const text = await (await site.fetch(path)).text();
  expect(text).toContain(`<html lang="${lang}">`);
  expect(text).toContain(title);
});
