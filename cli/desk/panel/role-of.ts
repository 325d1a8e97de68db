/**
 * Gives what a text is on its page, in words, with its number if it is in a list: `Answer 3` for `….items.2.answer`.
 * `roles` are what `useRoleNames` gives.
 */
export function roleOf(id: string, roles: Readonly<Record<string, string>>): string {
  const parts = id.split('.');
  const named = parts.filter((part) => !/^\d+$/.test(part));
  const last = named.at(-1) ?? '';
  // `whyPoint1Title` is a title.
  const lastWord = /[A-Z][a-z]*$/.exec(last)?.[0].toLowerCase() ?? '';
  // The most exact name first, such as `meta.title`, then `title`, and last `other`, which is the role of any text. All
  // that is right below `errors` is an error message.
  const candidates = [named.slice(-2).join('.'), named.at(-2) === 'errors' ? 'errors' : last, lastWord, 'other'];
  // `roles` always has `other`, so that the role is never empty.
  const role = candidates.map((name) => roles[name]).find((name) => name !== undefined) ?? '';
  const index = parts.findLast((part) => /^\d+$/.test(part));
  return index === undefined ? role : `${role} ${Number(index) + 1}`;
}
