import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { fontWait } from '#src/ssg/font-preloads.ts';
import { expect, test } from './visitor.ts';

const folder = new URL('../../dist/public/', import.meta.url);

/** Every page of the build by its path. */
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/(\/?index)?\.html$/, '')}`);

/** How long a page is left alone, in milliseconds. */
const rest = 5000;
/** Pages open side by side. */
const tabs = 16;

async function look(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const requests: string[] = [];
  const scripts: number[] = [];
  const bodies: Promise<void>[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bodies.push(response.body().then((body) => void scripts.push(brotliCompressSync(body).length)));
  });
  await page.goto(path);
  await page.waitForTimeout(rest);
  await Promise.all(bodies);
  const seen = await page.evaluate(() => {
    // What a search engine reads is data.
    const scripts = [...document.scripts].filter(({ type }) => !/json$/.test(type));
    return {
      inline: scripts.filter((script) => !script.src).map((script) => script.textContent ?? ''),
      sources: scripts.filter((script) => script.src).length,
      frames: document.querySelectorAll('iframe,object,embed').length,
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      cookies: document.cookie,
    };
  });
  await page.close();
  return { path, requests, scripts, ...seen };
}

// A page loads the same on a phone.
test('no page loads anything of others, sets a cookie, stores a key, or brings more than 1.5 kB of JavaScript', {
  tag: '@desktop',
}, async ({ context, baseURL }) => {
  test.setTimeout(240_000);
  expect(paths.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  const waiting = [...paths];
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { requests, scripts, inline, sources, frames, storage, cookies } = await look(context, path);
      const others = requests.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'));
      const bytes = [...scripts, ...inline.map((text) => brotliCompressSync(text).length)].reduce((a, b) => a + b, 0);
      if (others.length > 0) wrong.push(`${path} asks ${others.join(', ')}`);
      if (frames > 0) wrong.push(`${path} has ${frames} frames`);
      if (storage.length > 0 || cookies) wrong.push(`${path} stores ${storage.join(', ')}${cookies}`);
      if (sources > 1 || scripts.length > 1) wrong.push(`${path} has ${sources} scripts, loads ${scripts.length}`);
      if (inline.some((text) => text !== fontWait)) wrong.push(`${path} has a script in it: ${inline.join()}`);
      if (bytes > 1500) wrong.push(`${path} brings ${bytes} bytes of JavaScript`);
      if (requests.some((url) => /\/(react|hydrate)-/.test(url))) wrong.push(`${path} loads React`);
    }
  };
  await Promise.all(Array.from({ length: tabs }, worker));
  expect(wrong).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
