import { type FileChanges, type FileContent, gitTree, readJsonKeys } from '#cli/content-lint/host.ts';
import type { Change } from '#cli/desk/desk-api.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { isBinary, isSameContent } from '#cli/desk/project/file-changes.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { withRestoredSlugLock } from './restored-slug-lock.ts';

/** The folders that have the files of services, cases and pages. */
const folders = ['content', 'i18n', 'public/images/projects'] as const;

/**
 * The file that names the service, case or page to which a file belongs. For a file of a service or case (its record,
 * words, scenes and pictures) that is the record. A page has no record: its words in the source language are given.
 */
export function mainFileOf(file: string): string | undefined {
  const page = /^i18n\/[^/]+\/pages\/([^/]+)\.json$/.exec(file)?.[1];
  if (page) return `i18n/${sourceLocale}/pages/${page}.json`;
  // `content/services/seo.yaml`, `content/art/projects/acme/cover.html`, `i18n/nl/drawings/seo.json`,
  // `public/images/projects/acme/cover.webp`.
  const [, kind, id] =
    /^(?:content|content\/art|i18n\/[^/]+|public\/images)\/(services|projects|drawings)\/([^/.]+)[/.]/.exec(file) ?? [];
  return kind && id ? `content/${kind === 'drawings' ? 'services' : kind}/${id}.yaml` : undefined;
}

/**
 * A service, case or page that was added or removed, as one change, which shows the titles. `before` and `after` are
 * the JSON of its words; undefined if it did not exist.
 */
export function changedRecord(file: string, before: string | undefined, after: string | undefined): Change {
  return { file, before: nameIn(file, before), after: nameIn(file, after), isDerived: false };
}

/** The file with the words of a record in the source language. The words file of a page is given back as it is. */
export function wordsFileOf(file: string): string {
  return file.replace(/^content\/(.*)\.yaml$/, `i18n/${sourceLocale}/$1.json`);
}

/** The title in the words of a record, else the name in them, else the name of the file. */
function nameIn(file: string, words: string | undefined): string {
  if (words === undefined) return '';
  // Damaged JSON has the texts that come before the damage.
  const texts = readJsonKeys(words || '{}', '').strings;
  return texts.get('title') ?? texts.get('name') ?? file.replace(/^.*\/|\.\w+$/g, '');
}

/**
 * Gives the changed files that put a service or case that was added or removed back as it was in the last commit.
 * Writes nothing.
 */
export function filesOfRecordBefore(checked: CheckedProject, file: string): FileChanges {
  const committed = gitTree(checked.root, { commit: 'HEAD' });
  const all = folders.flatMap((folder) => [...committed.below(folder), ...checked.filesBelow(folder)]);
  const files = new Map<string, FileContent>();
  for (const path of new Set(all.filter((path) => mainFileOf(path) === file))) {
    const before = (isBinary(path) ? committed.bytes([path]) : committed.texts([path])).get(path) ?? null;
    if (!isSameContent(before, checked.contentOf(path))) files.set(path, before);
  }
  return withRestoredSlugLock(checked, files);
}
