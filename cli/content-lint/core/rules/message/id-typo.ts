import { type FixableReport, replace } from '../../fix.ts';
import { keyDifferences } from '../../project/key-difference.ts';
import { defineRule } from '../../rule.ts';

export const messageIdTypo = defineRule({
  code: 'message/id-typo',
  severity: 'error',
  examples: {
    bad: {
      'i18n/nl.json': '{ "contact.title": "Neem contact op" }',
      'i18n/en.json': '{ "contact.tilte": "Get in touch" }',
    },
    good: { nl: 'Neem contact op', en: 'Get in touch' },
  },
  project(context) {
    const { source } = context.project;
    for (const { catalogue, misspelt } of keyDifferences(context)) {
      const { locale } = catalogue;
      for (const { key, got } of misspelt) {
        const related = [{ locale: source, key, on: 'key' } as const];
        context.report({ locale, key: got, on: 'key' }, { got, near: key }, { key, related });
      }
    }
  },
  fix(report) {
    // Every report of this rule is about a key, which the compiler does not know.
    if (!('key' in report.target)) return undefined;
    const { locale, key } = report.target;
    const { got, near } = { got: String(report.args.got), near: String(report.args.near) };
    const file = report.project.catalogues
      .find((catalogue) => catalogue.locale === locale)
      ?.files.find((file) => file.messages.has(key));
    const span = file?.locate(key)?.key;
    const name = span && (JSON.parse(file.text.slice(span.start, span.end)) as string);
    // Only what the file has as the name can be fixed here: for `contact.tilte` that is `tilte` in a file with a group
    // `contact`, and all of the id in a flat file. A misspelt group has other messages too.
    const group = name === undefined ? undefined : got.slice(0, got.length - name.length);
    if (group === undefined || !got.endsWith(name ?? '') || !near.startsWith(group)) return undefined;
    return replace(
      report,
      JSON.stringify(near.slice(group.length)),
      isSourceRight(report, got, near) ? 'safe' : 'unsafe',
    );
  },
});

/** Common names in ids. */
const plainNames = new Set(
  'title subtitle heading headline text body intro description summary label name button link submit send cancel close open save delete edit back next more email phone address message subject error success help hint placeholder welcome home about contact menu footer header search price total date time'.split(
    ' ',
  ),
);

/**
 * False if the source may be the misspelt one: its name is no common one, and the name in the translation is a common
 * one or occurs in other keys of the source.
 */
function isSourceRight({ project }: FixableReport, got: string, near: string): boolean {
  const parts = near.split('.');
  // The first part in which the two ids differ.
  const at = got.split('.').findIndex((part, index) => part !== parts[index]);
  const [targetName, sourceName] = [got.split('.')[at] ?? '', parts[at] ?? ''];
  if (plainNames.has(sourceName)) return true;
  if (plainNames.has(targetName)) return false;
  const keys = [...(project.catalogues[0]?.messages.keys() ?? [])];
  const uses = (name: string) => keys.filter((key) => key.split('.').includes(name)).length;
  return uses(targetName) === 0;
}
