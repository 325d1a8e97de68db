import type { ReportIssue } from '#src/content/content-error.ts';
import { readTextFiles } from '#src/content/text-files.ts';
import { byLocale, type Locale } from '#src/domain/locale.ts';
import type { Catalogues } from '#src/domain/site-model.ts';

/** Reads every JSON file of `i18n/` below `root`; a value that is not a message is reported and left out. */
export function readCatalogues(root: string, report: ReportIssue): Catalogues {
  return byLocale((locale) => readCatalogue(root, locale, report));
}

/** The messages of a locale. A file's path begins its keys: those in `i18n/nl/pages/home.json` are `pages.home.…`. */
function readCatalogue(root: string, locale: Locale, report: ReportIssue): Record<string, string> {
  const messages: Record<string, string> = {};
  const folder = `i18n/${locale}`;
  for (const [file, text] of readTextFiles(root, folder, /\.json$/, report)) {
    const prefix = file.slice(folder.length + 1, -'.json'.length).replaceAll('/', '.');
    addMessages(messages, prefix, parseJson(file, text, report), (key, problem, advice) =>
      report({ file, path: key.slice(prefix.length + 1), problem, advice }),
    );
  }
  return messages;
}

function parseJson(file: string, text: string, report: ReportIssue): unknown {
  try {
    const data: unknown = JSON.parse(text);
    if (data !== null && typeof data === 'object' && !Array.isArray(data)) return data;
    report({ file, problem: 'is not a group of texts', advice: 'begin it with `{` and a name' });
  } catch (error) {
    report({ file, problem: `is not JSON (${(error as Error).message})`, advice: 'correct it there' });
  }
  return {};
}

/** Adds the texts of a group and, recursively, of the groups and lists in it. The name of a list entry is its index. */
function addMessages(
  messages: Record<string, string>,
  key: string,
  value: unknown,
  report: (key: string, problem: string, advice: string) => void,
): void {
  if (typeof value === 'string') {
    if (key in messages) report(key, 'has a text already, in this file or another', 'keep one of the two');
    messages[key] = value;
  } else if (value !== null && typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) addMessages(messages, `${key}.${name}`, part, report);
  } else report(key, `is ${JSON.stringify(value)}`, 'write a text, a list or a group of texts');
}
