/** The languages of the desk itself: each has its texts beside this file, and content-lint speaks it. */
export const deskLanguages = ['nl', 'en'] as const;

export type DeskLanguage = (typeof deskLanguages)[number];
