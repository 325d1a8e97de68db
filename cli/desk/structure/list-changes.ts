import { gitTree } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';
import { withListFrom } from './list-edit.ts';
import { listLocations, pairedListOf } from './list-files.ts';
import { pairedNameOf } from './structure-api.ts';

/**
 * A list whose items were added, removed or moved. `before` and `after` have the first text of each item that differs,
 * a line each.
 */
export interface ListDifference {
  list: string;
  /** The list whose items belong to those of this list, such as `featureTexts` to `features`. */
  companion?: string;
  before: string;
  after: string;
}

type Texts = ReadonlyMap<string, string>;

/**
 * Gives the lists of messages that have other items than before, or the same items in another order. A list in which
 * only words differ is left out. If `features` and `featureTexts` both changed, only `features` is given, with the
 * other as its companion.
 */
export function listDifferences(old: Texts, fresh: Texts): ListDifference[] {
  const [before, after] = [itemsByList(old), itemsByList(fresh)];
  const changed = [...after.keys()].filter((list) => hasOtherItems(before.get(list) ?? [], after.get(list) ?? []));
  return changed.flatMap((list) => {
    // `features` for `featureTexts`, and the other way round.
    const companion = pairedNameOf(list);
    if (list.endsWith('Texts') && changed.includes(companion)) return [];
    const [oldItems, newItems] = [before.get(list) ?? [], after.get(list) ?? []];
    const [removed, added] = [without(oldItems, newItems), without(newItems, oldItems)];
    const isOnlyReordered = removed.length === 0 && added.length === 0;
    const moved = (items: Item[], others: Item[]) => items.filter((item, at) => item.whole !== others[at]?.whole);
    return [
      {
        list,
        ...(changed.includes(companion) && { companion }),
        before: (isOnlyReordered ? moved(oldItems, newItems) : removed).map(({ first }) => first).join('\n'),
        after: (isOnlyReordered ? moved(newItems, oldItems) : added).map(({ first }) => first).join('\n'),
      },
    ];
  });
}

interface Item {
  /** The first text of the item. */
  first: string;
  /** All texts of the item, a line each. */
  whole: string;
}

function itemsByList(texts: Texts): Map<string, Item[]> {
  const lists = new Map<string, Item[]>();
  for (const [id, text] of texts) {
    // `pages.contact.faq.2.answer` is in item 2 of `pages.contact.faq`; of lists in lists this is the outermost.
    const [, list, place] = /^(.*?)\.(\d+)(?:\.|$)/.exec(id) ?? [];
    if (list === undefined) continue;
    const items = lists.get(list) ?? [];
    const item = items[Number(place)];
    items[Number(place)] = { first: item?.first ?? text, whole: `${item?.whole ?? ''}${text}\n` };
    lists.set(list, items);
  }
  return lists;
}

function hasOtherItems(oldItems: readonly Item[], newItems: readonly Item[]): boolean {
  // A list that is new as a whole: each of its messages is shown as a change.
  if (oldItems.length === 0) return false;
  const isSame = oldItems.every(({ whole }, at) => whole === newItems[at]?.whole);
  // In a list of the same length only another order counts: where a text is gone, its words were changed.
  const isReordered = !isSame && without(oldItems, newItems).length === 0;
  return oldItems.length !== newItems.length || isReordered;
}

function without(items: readonly Item[], others: readonly Item[]): Item[] {
  return items.filter(({ whole }) => !others.some((other) => other.whole === whole));
}

/**
 * Gives the changed files in which a list has its items of the last commit again, in every language. Its companion list
 * and the lock of its translations go along. Writes nothing. Throws a `Refused` if there is no such list.
 */
export function filesWithListBefore(checked: CheckedProject, list: string): Map<string, string> {
  const { sourceLockPath } = checked.project;
  const lists = [list, pairedListOf(checked, list)]
    .filter((name) => name !== undefined)
    .map((name) => ({ name, locations: listLocations(checked, name) }));
  const paths = lists.flatMap(({ locations }) => locations.map(({ path }) => path));
  const committed = gitTree(checked.root, { commit: 'HEAD' }).texts([...new Set([...paths, sourceLockPath])]);
  const committedText = (path: string) => committed.get(path) ?? '';
  const files = new Map<string, string>();
  const textOf = (path: string) => files.get(path) ?? checked.textOf(path);
  for (const { name, locations } of lists) {
    for (const { path, pathInFile } of locations) {
      const text = withListFrom(textOf(path), committedText(path), pathInFile);
      if (text === undefined) throw new Refused({ reason: 'unknown', detail: name });
      files.set(path, text);
    }
    files.set(sourceLockPath, withEntriesOf(textOf(sourceLockPath), committedText(sourceLockPath), `${name}.`));
  }
  return files;
}

/** Gives a lock of translations in which the keys with a prefix are taken from another lock. */
function withEntriesOf(text: string, other: string, prefix: string): string {
  const [lock, before]: Record<string, Record<string, string>>[] = [text, other].map((each) =>
    JSON.parse(each || '{}'),
  );
  const result = Object.entries(lock ?? {}).map(([locale, entries]) => {
    const rest = Object.entries(entries).filter(([key]) => !key.startsWith(prefix));
    const restored = Object.entries(before?.[locale] ?? {}).filter(([key]) => key.startsWith(prefix));
    return [locale, Object.fromEntries([...rest, ...restored].sort(([a], [b]) => (a < b ? -1 : 1)))];
  });
  return `${JSON.stringify(Object.fromEntries(result), null, 2)}\n`;
}
