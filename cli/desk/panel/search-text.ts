/** Gives a text as people type it into a search: no capitals, plain blanks, apostrophes and dashes. */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐-—]/g, '-');
}

/** Whether a text has what somebody looks for. */
export function isFoundIn(text: string, wanted: string): boolean {
  return searchText(text).includes(searchText(wanted).trim());
}
