#!/usr/bin/env node
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openClean, siteOf, startDesk } from '../long/desk-browser.ts';
import { openBrowser } from './open-browser.ts';

/** `npm run bench -- desk`: megabytes that the desk holds once it is open, after twenty changes on ten pages, and at rest. */
const pages =
  '/nl /nl/diensten/shopify /nl/diensten/seo /nl/over-ons /nl/contact /nl/diensten/webapplicaties /en/services /en/services/branding /en/services/mockups /en/about'.split(
    ' ',
  );
const desk = await startDesk();
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  await openClean(page, desk);
  await pause(15_000);
  console.log(`after opening ${held()} MB`);
  const file = join(desk.root, 'i18n/nl/pages/home.json');
  const text = readFileSync(file, 'utf8');
  for (let change = 0; change < 20; change++) {
    const address = pages[change % pages.length] ?? '/nl';
    await siteOf(page)
      .locator('html')
      .evaluate((_, to) => location.assign(to), address);
    await pause(1500);
    writeFileSync(file, text.replace('"title": "', `"title": "${change} `));
    await pause(1500);
  }
  console.log(`after twenty changes ${held()} MB`);
  await pause(20_000);
  console.log(`at rest ${held()} MB`);
} finally {
  await browser.close();
  desk.stop();
}

/** Megabytes in memory of all processes of the desk together. Linux only. */
function held(): number {
  const kilobytes = readdirSync('/proc').map((name) => {
    try {
      const [, , group] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      if (Number(group) !== desk.group) return 0;
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // No process, or one that has ended.
      return 0;
    }
  });
  return Math.round(kilobytes.reduce((sum, size) => sum + size, 0) / 1024);
}
