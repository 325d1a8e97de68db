/** Methods that call a callback with each item and its index. */
export const itemMethods: ReadonlySet<string> = new Set(
  'map flatMap forEach filter find findLast findIndex some every'.split(' '),
);

/** Methods that give one item of the list. */
export const singleItem: ReadonlySet<string> = new Set('find findLast at pop shift'.split(' '));

/**
 * Methods that give a list with the same items. `flat` does so too, but for inner lists: each is read as one item, whose
 * texts are unknown.
 */
export const sameItems: ReadonlySet<string> = new Set(
  'filter slice sort toSorted reverse toReversed flat values'.split(' '),
);
