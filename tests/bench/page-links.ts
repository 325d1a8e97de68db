import { firstOf, type HtmlNode, isElement, parseHtml } from './html-tree.ts';

/**
 * The first link in the main part of a built service page that leads to another service page, one of `among` where that
 * is given; throws without one.
 */
export function nextService(html: string, path: string, among?: ReadonlySet<string>): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const main = html.slice(html.indexOf('<main'));
  const links = [...main.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map((match) => match[1] ?? '');
  const next = links.find(
    (href) => href.startsWith(folder) && href !== path && !/[?#]/.test(href) && (among?.has(href) ?? true),
  );
  if (!next) throw new Error(`${path} links to no other service`);
  return next;
}

/** The text of a built page's main heading; throws without one. */
export function headingOf(html: string): string {
  const textOf = (node: HtmlNode): string => (isElement(node) ? node.children.map(textOf).join('') : node);
  return textOf(firstOf(parseHtml(html), 'h1'));
}
