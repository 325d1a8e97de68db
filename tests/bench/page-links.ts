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
  const inner = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  if (inner === undefined) throw new Error('a page without a main heading');
  return unescapeText(inner.replace(/<[^>]+>/g, ''));
}

/** Text with the characters that HTML writes as names or numbers. */
export function unescapeText(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(lt|gt|quot|apos|nbsp);/g, (_, name: string) => named[name] ?? '')
    .replaceAll('&amp;', '&');
}

const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
