import type { MissingKey } from './misspelt-keys.ts';

/** A key that is a text in one locale and a group in the other: `hours`, where that one has `hours.from`. */
export interface TextOrGroupKey {
  key: string;
  /** The locale that has a text there; the other has a group. */
  textIn: string;
}

/** Removes from both lists the keys that are a text on one side and a group on the other, and gives those keys. */
export function takeTextOrGroupKeys(
  missing: MissingKey[],
  extra: string[],
  source: string,
  target: string,
): TextOrGroupKey[] {
  const shapes: TextOrGroupKey[] = [];
  const groups = (keys: readonly string[]) => new Set(keys.flatMap(ancestorsOf));
  const [missingGroups, extraGroups] = [groups(missing.map(({ key }) => key)), groups(extra)];
  for (const { key } of missing) if (extraGroups.has(key)) shapes.push({ key, textIn: source });
  for (const key of extra) if (missingGroups.has(key)) shapes.push({ key, textIn: target });
  if (shapes.length === 0) return shapes;
  const removed = new Set(shapes.map(({ key }) => key));
  const isRemoved = (key: string) => removed.has(key) || ancestorsOf(key).some((ancestor) => removed.has(ancestor));
  missing.splice(0, missing.length, ...missing.filter(({ key }) => !isRemoved(key)));
  extra.splice(0, extra.length, ...extra.filter((key) => !isRemoved(key)));
  return shapes;
}

/** The keys of the groups that a key is in: `pages` and `pages.home` for `pages.home.title`. */
function ancestorsOf(key: string): string[] {
  const ancestors: string[] = [];
  for (let at = key.indexOf('.'); at >= 0; at = key.indexOf('.', at + 1)) ancestors.push(key.slice(0, at));
  return ancestors;
}
