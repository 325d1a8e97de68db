import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { drawingPages } from '#cli/screens/drawing-pages.ts';
import { flagSheet } from '#cli/screens/flag-sheet.ts';
import { looksOf, type Scheme, schemes } from '#cli/screens/look.ts';
import { screenPages } from '#cli/screens/screen-pages.ts';
import { takeDrawingSheets, takeDrawingStates } from '#cli/screens/take-drawings.ts';
import { takeScreens } from '#cli/screens/take-screens.ts';
import { loadSite } from '#src/content/load-site.ts';
import { type Locale, locales } from '#src/domain/locale.ts';

interface Options {
  base: string;
  out: string;
  widths: number[];
  scheme?: Scheme;
  locale?: Locale;
  drawings?: true;
  flags?: true;
  service?: string[];
}

export const command = new Command('screens')
  .description('Takes pictures of every template at four widths, light and dark, in both languages, into one folder.')
  .argument('[filter]', 'only templates whose name contains this text', '')
  .option('--base <url>', 'where the site is served', 'http://localhost:8787')
  .option('--out <folder>', 'where the pictures go', 'screens')
  .option('--widths <list>', 'widths in px, comma-separated', readWidths, [360, 768, 1280, 1920])
  .option('--drawings', 'only the drawings of the services, on one numbered contact sheet')
  .addOption(
    new Option(
      '--service <id...>',
      'only the drawings of these, each alone and in every state that a visitor can choose',
    ).implies({ drawings: true }),
  )
  .option(
    '--flags',
    'only a page with the patterns of coloured tiles: flags of categories, and signals of services and cases',
  )
  .addOption(new Option('--scheme <scheme>', 'one scheme only').choices([...schemes]))
  .addOption(new Option('--locale <locale>', 'one language only').choices([...locales]))
  .action(async (filter: string, { scheme, locale, widths, drawings, flags, service, ...options }: Options) => {
    const { site } = loadSite();
    const looks = looksOf({ widths, schemes: scheme ? [scheme] : schemes, locales: locale ? [locale] : locales });
    if (flags) {
      mkdirSync(options.out, { recursive: true });
      writeFileSync(join(options.out, 'flags.html'), flagSheet(site.services));
    } else if (drawings && service) {
      await takeDrawingStates((locale) => drawingPages(site, locale, service), looks, options);
    } else if (drawings) {
      await takeDrawingSheets((locale) => drawingPages(site, locale), looks, options);
    } else {
      const pagesOf = (locale: Locale) => screenPages(site, locale).filter(({ template }) => template.includes(filter));
      if (looks.every(({ locale }) => pagesOf(locale).length === 0))
        command.error(`screens: no template has \`${filter}\` in its name`);
      await takeScreens(pagesOf, looks, options);
    }
    console.log(`screens: ${options.out}`);
  });

function readWidths(text: string): number[] {
  const widths = text.split(',').map(Number);
  if (widths.every((width) => Number.isInteger(width) && width > 0)) return widths;
  throw new InvalidArgumentError('Write widths in px, such as 360,1280.');
}
