/** Methods that call a callback with each item and its index. */
export const itemMethods: ReadonlySet<string> = new Set(
  'map flatMap forEach filter find findLast findIndex some every'.split(' '),
);

/** Methods that give one item of the list. */
export const singleItemMethods: ReadonlySet<string> = new Set('find findLast at pop shift'.split(' '));

/**
 * Methods that give a list with the same items. `flat` is read like this too, which is not exact: a list inside the list
 * stays one item, and its texts are unknown.
 */
export const sameItemsMethods: ReadonlySet<string> = new Set(
  'filter slice sort toSorted reverse toReversed flat values'.split(' '),
);
