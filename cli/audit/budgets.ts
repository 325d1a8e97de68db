/** What a page is made of when it is loaded for the first time. */
export const parts = ['html', 'css', 'script', 'fonts', 'pictures'] as const;

export type Part = (typeof parts)[number];

/** Bytes by part: text with brotli, fonts and pictures as they are. */
export type Weight = Record<Part, number>;

/** By template: what its heaviest page weighed when it was measured last, and what none may go beyond. */
export type Budgets = Record<string, Record<Part, { is: number; atMost: number }>>;

/** What a first congestion window carries, for HTML, CSS and the scripts of every page together. */
export const transferAtMost = 14_000;

/** How far a ceiling stands above what was measured. */
export const headroom = 1.06;
