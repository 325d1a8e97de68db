import { expect, test } from 'vitest';
import { useServedSite } from './served.ts';

const site = useServedSite();

// Every rule is asked of the server in `npm run test:long`, and compared with the pages by `npm run audit`.
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
