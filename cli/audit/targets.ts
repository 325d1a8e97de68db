import type { AuditPage } from './audit-site.ts';
import type { AuditElement } from './element.ts';

/** An address that an element names. */
export interface Target {
  element: AuditElement;
  /** As written in the file. */
  address: string;
  /** Whether the browser may fetch it before a click: with the page, or when a visitor reaches for something. */
  isLoaded: boolean;
}

const loadedAttributes: Record<string, readonly string[]> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  object: ['data'],
  input: ['src'],
  use: ['href'],
};
const followedAttributes: Record<string, readonly string[]> = { a: ['href'], area: ['href'], form: ['action'] };
/** Kinds of `<link>` that a browser loads. It never loads the others, such as `canonical` or `dns-prefetch`. */
const loadedLinks = /(?<![\w-])(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch)(?![\w-])/;

/** Attributes of any element with the paths of code, which is loaded when a visitor reaches for it. */
const codeAttributes: readonly string[] = ['data-load', 'data-later'];

/**
 * Every address on a page: what is loaded at once or later, what a click leads to, and in the head the links and the
 * picture for sharing.
 */
export function targetsOf(page: AuditPage): Target[] {
  return page.elements.flatMap((element): Target[] => {
    const { name, attributes } = element;
    const targetsIn = (keys: readonly string[], isLoaded: boolean): Target[] =>
      keys.flatMap((key) => {
        const value = attributes.get(key);
        if (value === undefined) return [];
        return addressesIn(key, value).map((address) => ({ element, address, isLoaded }));
      });
    if (name === 'link') return targetsIn(['href'], loadedLinks.test(attributes.get('rel') ?? ''));
    if (name === 'meta') return attributes.get('property') === 'og:image' ? targetsIn(['content'], false) : [];
    // `data-chat` is the path of the page that a click on the link opens in an iframe (`src/shell/contact-menu.tsx`).
    return [
      ...targetsIn([...(loadedAttributes[name] ?? []), ...codeAttributes], true),
      ...targetsIn([...(followedAttributes[name] ?? []), 'data-chat'], false),
    ];
  });
}

/** The addresses in the value of an attribute. */
function addressesIn(key: string, value: string): string[] {
  if (key === 'srcset') return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  return codeAttributes.includes(key) ? value.split(' ') : [value];
}

/**
 * Gives an address as a path of the site, without its query and hash: `''` for the page itself, undefined if it leads
 * elsewhere, such as to another site, a mail or a telephone.
 */
export function pathOnSite(address: string, baseUrl: string): string | undefined {
  const rest = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : undefined;
  // `https://windas.nl?x=1` is home; `https://windas.nl.example` is another site.
  const path = rest === undefined || !/^(?:[/?#]|$)/.test(rest) ? address : rest.replace(/^(?!\/)/, '/');
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//')) return undefined;
  return path.replace(/[?#].*$/s, '');
}
