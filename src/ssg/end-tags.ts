/** Elements whose start ends an open paragraph in every browser, of those that pages have; not `dialog` and `search`. */
const endParagraph =
  'address|article|aside|blockquote|details|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|main|menu|nav|ol|p|pre|section|table|ul';

/** Elements whose end ends a paragraph in them, of those that pages have; that of a link or a custom element does not. */
const closeParagraph =
  'article|aside|blockquote|dd|details|div|fieldset|figure|footer|form|header|li|main|nav|section|td';

const ends = new RegExp(
  `</p>(?=<(?:(?:${endParagraph})[\\s>]|/(?:${closeParagraph})>))|</li>(?=<li[\\s>]|</[ou]l>)`,
  'g',
);

/**
 * Leaves out the end tags of paragraphs and list items that HTML lets go, where what comes next ends them; they stay before
 * anything else. A browser builds the same tree.
 */
export function leaveOutEndTags(html: string): string {
  return html.replace(ends, '');
}
