import type { AuditPage } from './audit-site.ts';
import { type AuditElement, textOf } from './element.ts';

/** Finds the first element of a page with a tag name and, if given, these values of attributes. */
export function find(page: AuditPage, name: string, wanted: Record<string, string> = {}): AuditElement | undefined {
  return page.elements.find(
    (element) =>
      element.name === name && Object.entries(wanted).every(([key, value]) => element.attributes.get(key) === value),
  );
}

/** The `content` of the `<meta>` element with this `name` or `property`. */
export function metaOf(page: AuditPage, name: string): string | undefined {
  // Open Graph, as in `og:title`, uses `property`; all others, Twitter's too, use `name`.
  const key = name.includes(':') && !name.startsWith('twitter:') ? 'property' : 'name';
  return find(page, 'meta', { [key]: name })?.attributes.get('content');
}

export function titleOf(page: AuditPage): string {
  const title = find(page, 'title');
  return title ? textOf(title) : '';
}

/** The `hreflang` links of a page, in its order. */
export function alternatesOf(page: AuditPage): { hreflang: string; url: string; element: AuditElement }[] {
  return page.elements
    .filter(
      (link) => link.name === 'link' && link.attributes.get('rel') === 'alternate' && link.attributes.has('hreflang'),
    )
    .map((element) => ({
      hreflang: element.attributes.get('hreflang') ?? '',
      url: element.attributes.get('href') ?? '',
      element,
    }));
}
