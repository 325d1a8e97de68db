/**
 * Under the desk every message ends in its id, in characters that no browser draws: Unicode's tags, which are a copy of
 * ASCII. They count as part of the character before them, so that a line breaks where it would break without them.
 */
const tagsFrom = 0xe0000;
/** Unicode's cancel tag, which no id has in it. */
const endOfId = String.fromCodePoint(0xe007f);

/**
 * Matches invisible ids: tag characters for the printable part of ASCII, and the end. Also matches, without the group,
 * flags such as that of Wales: a black flag, three to six tags for letters and digits, and the same end.
 */
const carriedIds =
  /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|([\u{E0020}-\u{E007E}]+)\u{E007F}/gu;

/** The invisible form of an id. */
export function invisibleId(id: string): string {
  return shifted(id, tagsFrom) + endOfId;
}

/** The ids that a text carries, in order. */
export function invisibleIdsIn(text: string): string[] {
  return [...text.matchAll(carriedIds)].flatMap(([, tags]) => (tags === undefined ? [] : shifted(tags, -tagsFrom)));
}

/** Gives a text without its invisible ids, as a visitor has it. */
export function withoutInvisibleIds(text: string): string {
  return text.replace(carriedIds, (match, tags?: string) => (tags === undefined ? match : ''));
}

/** Gives a text whose characters all have a code that is larger by a number. */
function shifted(text: string, by: number): string {
  return Array.from(text, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + by)).join('');
}
