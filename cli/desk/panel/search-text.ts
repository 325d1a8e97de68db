/** Gives a text as people type it into a search: no capitals; plain blanks, apostrophes, quotes and hyphens. */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[‘’‚]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[\u2010-\u2014\u2212]/g, '-');
}

/** Whether a text has what somebody looks for. */
export function isFoundIn(text: string, wanted: string): boolean {
  return searchText(text).includes(searchText(wanted).trim());
}
