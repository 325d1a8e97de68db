import { lockWithNewKeys, type NewKey } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { messagePathsOf } from '#cli/desk/project/message-edit.ts';
import { Refused } from '#cli/desk/refused.ts';
import { listLimitOf } from '#cli/site-rules/list-limits.ts';
import { locales } from '#src/domain/locale.ts';
import { exceptionsWithNewKeys } from './key-changes.ts';
import { oldIndexes, withListStep } from './list-edit.ts';
import { type ListChange, pairedNameOf } from './structure-api.ts';

/**
 * Gives the changed files in which a list has an item more, an item less or another order, in all languages at once:
 * `step` adds, removes or moves one item. In `source.lock.json` and `i18n/exceptions.yaml`, the keys of the items
 * follow. Writes nothing. Throws a `Refused` if there is no such list, or if its items have to stay.
 */
export function filesWithListStep(checked: CheckedProject, { list, step, added }: ListChange): Map<string, string> {
  if (!listLimitOf(list)) throw new Refused({ reason: 'unknown', detail: list });
  const files = new Map<string, string>();
  const textOf = (path: string) => files.get(path) ?? checked.textOf(path);
  for (const name of [list, pairedListOf(checked, list)].filter((each) => each !== undefined)) {
    const count = lengthOf(checked, name);
    if (count === 0) throw new Refused({ reason: 'unknown', detail: name });
    for (const { locale, path, pathInFile } of listLocations(checked, name)) {
      const text = withListStep(textOf(path), pathInFile, step, added?.[name]?.[locale] ?? '');
      if (text === undefined) throw new Refused({ reason: 'unknown', detail: name });
      files.set(path, text);
    }
    const { sourceLockPath, exceptions } = checked.project;
    const places = oldIndexes(count, step);
    const newKey: NewKey = (key) => movedKey(key, name, places);
    files.set(sourceLockPath, lockWithNewKeys(textOf(sourceLockPath), newKey));
    if (exceptions) files.set(exceptions.path, exceptionsWithNewKeys(textOf(exceptions.path), newKey));
  }
  return files;
}

/**
 * Gives the list whose items belong to those of another, such as `featureTexts` to `features`; undefined if there is
 * none.
 */
export function pairedListOf(checked: CheckedProject, list: string): string | undefined {
  const other = pairedNameOf(list);
  return other !== list && lengthOf(checked, other) > 0 ? other : undefined;
}

/** Gives, for each language, the file that has a list, and the path of the list inside that file. */
export function listLocations(checked: CheckedProject, list: string) {
  const paths = messagePathsOf(checked, firstMessage(checked, list));
  return locales.map((locale) => {
    const path = paths[locale];
    // Ids in `i18n/nl/pages/about.json` begin with `pages.about`, which is not part of the path inside the file.
    const prefix = path
      .replace(/^i18n\/[^/]+\//, '')
      .replace(/\.json$/, '')
      .split('/');
    const parts = list.split('.').slice(prefix.length);
    return { locale, path, pathInFile: parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
  });
}

/** The id of the first message of a list. If there is no such list, its name, which `messagePathsOf` refuses. */
function firstMessage({ project }: CheckedProject, list: string): string {
  return [...(project.catalogues[0]?.messages.keys() ?? [])].find((id) => id.startsWith(`${list}.0`)) ?? list;
}

/** The number of items; 0 if there is no such list, or if it is a group, whose parts have names and not numbers. */
function lengthOf({ project }: CheckedProject, list: string): number {
  const places = [...(project.catalogues[0]?.messages.keys() ?? [])].flatMap((id) =>
    id.startsWith(`${list}.`) ? Number(id.slice(list.length + 1).split('.')[0]) : [],
  );
  return places.every(Number.isInteger) ? Math.max(-1, ...places) + 1 : 0;
}

/**
 * Gives a key after its item has moved; undefined if the item is gone. `places` has, at each new place of the list, the
 * old place of the item that is there now (see `oldIndexes`).
 */
export function movedKey(key: string, list: string, places: readonly (number | undefined)[]): string | undefined {
  if (!key.startsWith(`${list}.`)) return key;
  const [at = '', ...rest] = key.slice(list.length + 1).split('.');
  // The key of an exception may have `*` for any item.
  if (!/^\d+$/.test(at)) return key;
  const newPlace = places.indexOf(Number(at));
  return newPlace < 0 ? undefined : [list, newPlace, ...rest].join('.');
}
