import { basename } from 'node:path';
import { gitTree, messagePattern, readJsonKeys } from '#cli/content-lint/host.ts';
import type { Change } from '#cli/desk/desk-api.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { isBinary } from '#cli/desk/project/file-changes.ts';
import { git } from '#cli/desk/project/git.ts';
import { valueAt } from '#cli/desk/project/record-edit.ts';
import { valueChanges } from '#cli/desk/project/value-changes.ts';
import { deskFolders } from '#cli/desk/project/write-desk-changes.ts';
import { listDifferences } from '#cli/desk/structure/list-changes.ts';
import { changedPageFiles } from '#cli/desk/structure/page-files.ts';
import { changedRecord, mainFileOf, wordsFileOf } from '#cli/desk/structure/record-changes.ts';
import { type Locale, locales } from '#src/domain/locale.ts';

/**
 * Gives what differs from the last commit in words, records, pictures and pages. A message goes by its id, a value by
 * its path.
 */
export async function changesOf({ root, messagesPattern, textOf, contentOf }: CheckedProject): Promise<Change[]> {
  const pageFiles = await changedPageFiles(root);
  const paths = [...(await changedPaths(root)), ...pageFiles];
  if (paths.length === 0) return [];
  const committed = gitTree(root, { commit: 'HEAD' }).texts(paths);
  const { match } = messagePattern(messagesPattern);
  const isThere = (file: string) => contentOf(file) !== null;
  /** Records and pages that were added or removed: each of them is one change. */
  const addedOrRemoved = new Set(
    paths.filter((file) => mainFileOf(file) === file && committed.has(file) !== isThere(file)),
  );
  const changes = paths.flatMap((file): Change[] => {
    const recordFile = mainFileOf(file);
    const wordsFile = wordsFileOf(file);
    if (file === recordFile && addedOrRemoved.has(file))
      return [
        // Its words in the commit and now; `undefined` if it did not exist then, or does not now.
        changedRecord(
          file,
          committed.has(file) ? (committed.get(wordsFile) ?? '') : undefined,
          isThere(file) ? textOf(wordsFile) : undefined,
        ),
      ];
    // The other files of such a record or page follow from its change, and so does the code of a page.
    if (addedOrRemoved.has(recordFile ?? '') || pageFiles.includes(file))
      return [{ file, before: '', after: '', isDerived: true }];
    if (isBinary(file)) return [changedPicture(file, committed.has(file), isThere(file))];
    const before = committed.get(file) ?? '';
    const after = textOf(file);
    const catalogue = match(file);
    if (!catalogue) return changedValues(file, before, after);
    return changedMessages(file, catalogue.locale as Locale, catalogue.prefix, before, after);
  });
  return withBothLanguages(changes);
}

/** Gives a list that changed in several languages only once, and puts the texts of a message beside each other. */
function withBothLanguages(changes: readonly Change[]): Change[] {
  const groups = Map.groupBy(changes, ({ file, id, field = '' }) => id ?? `${file} ${field}`);
  return [...groups.values()].flatMap((group) => {
    const inOrder = group.toSorted((a, b) => localeRank(a.locale) - localeRank(b.locale));
    return inOrder[0]?.isList ? inOrder.slice(0, 1) : inOrder;
  });
}

/** The place of a locale among all; a change without a locale is first. */
function localeRank(locale: Locale | undefined): number {
  return locale ? locales.indexOf(locale) : -1;
}

/** Gives the files that differ from the last commit, new files too. Empty outside a repository. */
async function changedPaths(root: string): Promise<string[]> {
  // Without `--no-renames` git names of a file that was renamed only the new path.
  const difference = ['diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD', '--', ...deskFolders];
  const tracked = await git(root, difference);
  const untracked = await git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', ...deskFolders]);
  return [...new Set([...tracked.split('\0'), ...untracked.split('\0')].filter(Boolean))];
}

/**
 * The change of a picture that was added, removed or replaced. The pictures that are made from it are derived changes.
 */
function changedPicture(file: string, wasThere: boolean, isThere: boolean): Change {
  const name = basename(file);
  return { file, before: wasThere ? name : '', after: isThere ? name : '', isDerived: file.includes('/derived/') };
}

/** Gives the values of a record that differ, by their paths. */
function changedValues(file: string, before: string, after: string): Change[] {
  // A lock, such as `content/images.lock.json`, and the exceptions, which follow from what was allowed at the desk.
  const isDerived = /\.lock\.\w+$|\/exceptions\.yaml$/.test(file);
  // An empty file is read as null and a damaged one as undefined. Neither has values, so the two do not differ.
  const changes = valueChanges(valueAt(file, before, []) ?? undefined, valueAt(file, after, []) ?? undefined);
  // Confirming a sample changes `price.sample`, and `price.source` too: then only `price.sample` is listed.
  const sources = new Set(
    changes.flatMap(({ field }) => (/\bsample$/.test(field) ? field.replace(/sample$/, 'source') : [])),
  );
  return changes.filter(({ field }) => !sources.has(field)).map((change) => ({ file, ...change, isDerived }));
}

/**
 * Gives the messages that differ between two texts of a file, `before` and `after`. `prefix` is how all its ids begin.
 * A list with other items, or in another order, is one change.
 */
export function changedMessages(file: string, locale: Locale, prefix: string, before: string, after: string): Change[] {
  const textsBefore = readJsonKeys(before, prefix).strings;
  const textsAfter = readJsonKeys(after, prefix).strings;
  const lists = listDifferences(textsBefore, textsAfter);
  const changedLists = lists.map(({ list, ...texts }): Change => {
    return { file, id: list, locale, ...texts, isList: true, isDerived: false };
  });
  // The change of a list shows such a message already: one of `features`, or of its companion `featureTexts`.
  const isInList = (id: string) =>
    lists.some(({ list, companion }) => [list, companion].some((name) => name && id.startsWith(`${name}.`)));
  const messages = [...new Set([...textsBefore.keys(), ...textsAfter.keys()])].flatMap((id): Change[] => {
    const texts = { before: textsBefore.get(id) ?? '', after: textsAfter.get(id) ?? '' };
    return texts.before === texts.after || isInList(id) ? [] : [{ file, id, locale, ...texts, isDerived: false }];
  });
  return [...changedLists, ...messages];
}
