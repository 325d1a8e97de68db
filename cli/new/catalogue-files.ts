import { jsonText, type Project } from '#cli/content-lint/api.ts';
import type { MessageTree } from '#cli/content-lint/host.ts';
import { type Locale, locales } from '#src/domain/locale.ts';

/**
 * Gives the texts of the catalogues of a new record, by path. They have every key that all records in its folder have.
 * The messages are empty. An entry of `texts`, such as `title` or the list `gallery`, takes the place of the whole
 * entry of its name. Writes nothing.
 */
export function catalogueFiles(
  project: Project,
  folder: 'services' | 'projects',
  id: string,
  texts: Readonly<Record<Locale, MessageTree>>,
): Map<string, string> {
  // The catalogues of all languages have the same keys, so those of one language are enough.
  const siblings = (project.catalogues[0]?.files ?? []).filter(({ path }) => path.includes(`/${folder}/`));
  const keys = siblings.map(({ messages }) => new Set([...messages.keys()].map(withoutRecord)));
  const [first] = siblings;
  if (!first) throw new Error(`i18n/ has no words of ${folder} whose keys could be taken`);
  const common = keys.reduce((all, names) => all.intersection(names));
  const empty = emptied(JSON.parse(first.text), '', (key) => common.has(key)) ?? {};
  return new Map(
    locales.map((locale) => [`i18n/${locale}/${folder}/${id}.json`, `${jsonText({ ...empty, ...texts[locale] })}\n`]),
  );
}

/** Turns `services.seo.meta.title` into `meta.title`. */
function withoutRecord(key: string): string {
  return key.split('.').slice(2).join('.');
}

/** A group with the kept keys of another one, and empty texts; undefined if none of its keys is kept. */
function emptied(tree: MessageTree, prefix: string, isKept: (key: string) => boolean): MessageTree | undefined {
  const entries: [string, MessageTree | string][] = [];
  for (const [name, item] of Object.entries(tree) as [string, MessageTree | string][]) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    const empty = typeof item === 'string' ? (isKept(key) ? '' : undefined) : emptied(item, key, isKept);
    if (empty !== undefined) entries.push([name, empty]);
  }
  if (entries.length === 0) return undefined;
  return Array.isArray(tree) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
