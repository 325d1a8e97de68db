import type { Project } from '#cli/desk/desk-api.ts';

/** The item of a list that a message belongs to. */
export interface ListItem {
  /** The name of the list, such as `pages.contact.faq.items`. */
  list: string;
  /** The place of the item, from 0. */
  at: number;
  /** What follows the place in the id, such as `.answer`; empty if the item is one text. */
  rest: string;
  /** How many items the list may have. */
  limit: Project['lists'][string];
}

/**
 * Finds the list that a message belongs to: the innermost one whose items may change, because a list can be inside an
 * item of another. `pages.privacy.sections.0.paragraphs.1` is item 1 of `pages.privacy.sections.0.paragraphs`.
 * Undefined if there is none.
 */
export function listItemOf(id: string, lists: Project['lists']): ListItem | undefined {
  for (const { 0: part, 1: place, index } of [...id.matchAll(/\.(\d+)(?=\.|$)/g)].reverse()) {
    const list = id.slice(0, index);
    const limit = lists[list];
    if (limit) return { list, at: Number(place), rest: id.slice(index + part.length), limit };
  }
  return undefined;
}
