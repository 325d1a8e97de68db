/**
 * The prefix `shop.` explains the unknown id `shop.cart.title` if `cart.title` is a key. A prefix that explains fewer
 * ids than this may be a mistake in the code, and no rule of the project.
 */
const minExplained = 20;

/** The share of the unknown ids that a rule of the project has to explain. */
const minShare = 0.8;

/**
 * The messages that the code asks for under ids other than their keys, by those ids; empty if no rule explains enough
 * unknown ids. A framework may put the name of a package before each key (`shop.cart.title` for `cart.title`), and
 * i18next may be set to search all namespaces for an id that names none (`title` for `cart.title`).
 */
export function aliasesOf(unknownIds: Iterable<string>, ids: ReadonlySet<string>): ReadonlyMap<string, string[]> {
  const unknown = new Set(unknownIds);
  if (unknown.size < minExplained) return new Map();
  const aliases = new Map<string, string[]>();
  const add = (alias: string, id: string) => {
    if (!ids.has(alias)) aliases.set(alias, [...(aliases.get(alias) ?? []), id]);
  };
  for (const [prefix, asked] of Map.groupBy(unknown, prefixOf)) {
    const explained = asked.filter((id) => ids.has(id.slice(prefix.length)));
    if (prefix !== '' && explained.length >= Math.max(minExplained, asked.length * minShare))
      for (const id of ids) add(prefix + id, id);
  }
  const idsByShortForm = Map.groupBy(ids, (id) => id.slice(prefixOf(id).length));
  const explainedByShortForm = [...unknown].filter((id) => idsByShortForm.has(id));
  if (aliases.size === 0 && explainedByShortForm.length >= unknown.size * minShare)
    for (const [alias, idsOfAlias] of idsByShortForm) for (const id of idsOfAlias) add(alias, id);
  return aliases;
}

/** The first part of an id with its dot; empty if it has only one part. */
function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('.') + 1);
}
