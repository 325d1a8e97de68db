import type { AuditPage } from './audit-site.ts';
import type { AuditElement } from './element.ts';

/** An address that an element names. */
export interface Target {
  element: AuditElement;
  /** As written in the file. */
  address: string;
  /** Whether the browser fetches it without a click. */
  isLoaded: boolean;
}

const loadedBy: Record<string, readonly string[]> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  object: ['data'],
  input: ['src'],
};
const followedBy: Record<string, readonly string[]> = { a: ['href'], area: ['href'], form: ['action'] };
/** Kinds of `<link>` that a browser loads. It never loads the others, such as `canonical`. */
const loadedLinks = /\b(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch)\b/;

/** Attributes with paths of code (see `src/ssg/code-files.ts`) or of the chat, loaded when a visitor reaches for it. */
const wantedLater = ['data-load', 'data-later', 'data-chat'] as const;

/** Every address on a page: what is loaded at once or later, what a click leads to, and what the head names. */
export function targetsOf(page: AuditPage): Target[] {
  return page.elements.flatMap((element): Target[] => {
    const { name, attributes } = element;
    const targetsIn = (keys: readonly string[], isLoaded: boolean): Target[] =>
      keys.flatMap((key) => {
        const value = attributes.get(key);
        if (value === undefined) return [];
        const addresses =
          key === 'srcset' ? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '') : [value];
        return addresses.map((address) => ({ element, address, isLoaded }));
      });
    if (name === 'link') return targetsIn(['href'], loadedLinks.test(attributes.get('rel') ?? ''));
    if (name === 'meta') return attributes.get('property') === 'og:image' ? targetsIn(['content'], false) : [];
    const later = wantedLater
      .flatMap((key) => attributes.get(key)?.split(' ') ?? [])
      .map((address) => ({ element, address, isLoaded: false }));
    return [...targetsIn(loadedBy[name] ?? [], true), ...targetsIn(followedBy[name] ?? [], false), ...later];
  });
}

/**
 * Gives an address as a path of the site, without its query and hash: `''` for the page itself, undefined if it leads
 * elsewhere, such as to another site, a mail or a telephone.
 */
export function ownPath(address: string, baseUrl: string): string | undefined {
  const path =
    address === baseUrl || address.startsWith(`${baseUrl}/`) ? address.slice(baseUrl.length) || '/' : address;
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//')) return undefined;
  return path.replace(/[?#].*$/s, '');
}
