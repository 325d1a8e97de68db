#!/usr/bin/env node
import { Command, InvalidArgumentError, Option } from 'commander';
import { runCommand } from '#cli/command-line/run-command.ts';
import { screenPages } from '#cli/screens/screen-pages.ts';
import { type Scheme, schemes, takeScreens } from '#cli/screens/take-screens.ts';
import { loadSite } from '#src/content/load-site.ts';
import { type Locale, locales } from '#src/domain/locale.ts';

interface Options {
  base: string;
  out: string;
  widths: number[];
  scheme?: Scheme;
  locale?: Locale;
}

const screens = new Command('screens')
  .description('Takes pictures of every template at four widths, light and dark, in both languages, into one folder.')
  .argument('[filter]', 'only templates whose name contains this text', '')
  .option('--base <url>', 'where the site is served', 'http://localhost:8787')
  .option('--out <folder>', 'where the pictures go', 'screens')
  .option('--widths <list>', 'widths in px, comma-separated', readWidths, [360, 768, 1280, 1920])
  .addOption(new Option('--scheme <scheme>', 'one scheme only').choices([...schemes]))
  .addOption(new Option('--locale <locale>', 'one language only').choices([...locales]))
  .action(async (filter: string, { scheme, locale, ...options }: Options) => {
    const { site } = loadSite();
    await takeScreens((one) => screenPages(site, one).filter(({ template }) => template.includes(filter)), {
      ...options,
      schemes: scheme ? [scheme] : schemes,
      locales: locale ? [locale] : locales,
    });
    console.log(`screens: ${options.out}`);
  });

function readWidths(text: string): number[] {
  const widths = text.split(',').map(Number);
  if (widths.every((width) => Number.isInteger(width) && width > 0)) return widths;
  throw new InvalidArgumentError('Write widths in px, such as 360,1280.');
}

await runCommand(screens);
