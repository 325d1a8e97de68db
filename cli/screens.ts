#!/usr/bin/env node
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from './chromium.ts';

/** One page of each template, in Dutch and English. */
const pages = {
  home: ['/nl', '/en'],
  services: ['/nl/diensten', '/en/services'],
  service: ['/nl/diensten/projectscoping-platformplanning', '/en/services/conversion-optimization'],
  woocommerce: ['/nl/diensten/woocommerce', '/en/services/woocommerce'],
  shopify: ['/nl/diensten/shopify', '/en/services/shopify'],
  laravel: ['/nl/diensten/headless-laravel', '/en/services/headless-laravel'],
  maintenance: ['/nl/diensten/onderhoud-support', '/en/services/maintenance-support'],
  about: ['/nl/over-ons', '/en/about'],
  'our-work': ['/nl/over-ons/ons-werk', '/en/about/our-work'],
  project: ['/nl/projecten/solin-bio', '/en/projects/a2b-express'],
  approach: ['/nl/werkwijze', '/en/approach'],
  contact: ['/nl/contact', '/en/contact'],
  privacy: ['/nl/privacy', '/en/privacy'],
  thanks: ['/nl/bedankt', '/en/thanks'],
  'not-found': ['/nl/nope', '/en/nope'],
} as const;

const program = new Command('screens')
  .description('Renders every template at four widths, light and dark, in both languages, into one folder.')
  .argument('[filter]', 'only templates whose name holds this text')
  .option('--base <url>', 'where the site is served', 'http://localhost:8787')
  .option('--out <folder>', 'where the pictures go', 'screens')
  .option('--widths <list>', 'widths in px, comma-separated', '360,768,1280,1920')
  .addOption(new Option('--scheme <scheme>', 'one scheme only').choices(['light', 'dark']))
  .addOption(new Option('--locale <locale>', 'one language only').choices(['nl', 'en']));
program.parse();
const options = program.opts<{
  base: string;
  out: string;
  widths: string;
  scheme?: 'light' | 'dark';
  locale?: 'nl' | 'en';
}>();
const filter = program.args[0] ?? '';

mkdirSync(options.out, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
const locales = options.locale ? [options.locale] : (['nl', 'en'] as const);
const schemes = options.scheme ? [options.scheme] : (['light', 'dark'] as const);
for (const locale of locales) {
  for (const scheme of schemes) {
    for (const width of options.widths.split(',').map(Number)) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        // Another language than the page's would lay the offer of the other one over it.
        locale,
      });
      // Without this the cookie banner would lie over the middle of every page.
      await context.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
      const page = await context.newPage();
      // The fonts are optional: the first page may be drawn before they are there, as it is for a visitor.
      await page.goto(options.base + (locale === 'nl' ? pages.home[0] : pages.home[1]), { waitUntil: 'load' });
      for (const [name, [nl, en]] of Object.entries(pages)) {
        if (!name.includes(filter)) continue;
        await page.goto(options.base + (locale === 'nl' ? nl : en), { waitUntil: 'load' });
        // Pictures below the screen come once somebody has scrolled, and lazy ones as they are scrolled to.
        await page.evaluate(async () => {
          for (const top of [9, 0]) {
            scrollTo(0, top);
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        });
        await page.screenshot({ path: join(options.out, `${name}-${locale}-${width}-${scheme}.png`), fullPage: true });
      }
      await context.close();
    }
  }
}
await browser.close();
console.log(`screens: ${options.out}`);
