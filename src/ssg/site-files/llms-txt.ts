import { type Locale, localeData, locales, sourceLocale } from '#src/domain/locale.ts';
import { viewContext } from '#src/views/context.ts';
import { type IndexedPage, siteIndex } from '#src/views/site-index.ts';

/** The text of `llms.txt`: every page in all languages by name, address and one sentence, for language models. */
export function llmsTxt(): string {
  const { identity } = viewContext(sourceLocale).site;
  const summaries = locales.map((locale) => `> ${viewContext(locale).t.text('pages.home.meta.description')}`);
  return [`# ${identity.name}`, '', ...summaries, '', ...locales.flatMap(linesOfLocale)].join('\n');
}

/** The pages of a locale, under three headings: the agency with all other pages, its services, its cases. */
function linesOfLocale(locale: Locale): string[] {
  const { site, t } = viewContext(locale);
  const pages = siteIndex(locale);
  const groups: [title: string, ofGroup: (page: IndexedPage) => boolean][] = [
    [site.identity.name, ({ route }) => route !== 'service' && route !== 'project'],
    [t.text('pages.services.name'), ({ route }) => route === 'service'],
    [t.text('shell.breadcrumbs.projects'), ({ route }) => route === 'project'],
  ];
  return groups.flatMap(([title, ofGroup]) => [
    `## ${localeData[locale].name}: ${title}`,
    '',
    ...pages
      .filter(ofGroup)
      .map(({ name, path, description }) => `- [${name}](${site.identity.baseUrl}${path}): ${description}`),
    '',
  ]);
}
