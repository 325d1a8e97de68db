/** The slugs whose addresses lead to a new one once it is saved: the present and the earlier ones, without itself. */
export function slugsLeadingTo(next: string, present: string, earlier: readonly string[]): string[] {
  return [present, ...earlier].filter((slug) => slug !== next);
}
