/** The text as a part of a regular expression, which matches the text alone. Node 22 has no `RegExp.escape` yet. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
