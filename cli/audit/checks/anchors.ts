import type { Check } from '#cli/audit/check.ts';
import { pathOnSite } from '#cli/audit/targets.ts';
import { decodeEscapes } from '#src/domain/decode-escapes.ts';

/** Every link with `#…` finds its element, on this page or on the page it leads to, and no page has an id twice. */
export const anchors: Check = {
  name: 'anchors',
  page: (page, site) => {
    const ids = new Set<string>();
    const repeatedIds = page.elements.filter((element) => {
      const id = element.attributes.get('id');
      if (id === undefined) return false;
      if (ids.has(id)) return true;
      ids.add(id);
      return false;
    });
    const deadLinks = page.elements.flatMap((element) => {
      const address = element.name === 'a' ? element.attributes.get('href') : undefined;
      const hash = address?.split('#')[1];
      const path = address === undefined ? undefined : pathOnSite(address, site.identity.baseUrl);
      if (!address || !hash || path === undefined) return [];
      // The path of `#id` alone is empty.
      const target = path === '' ? page : site.pageByPath.get(path);
      // An address that leads to no page is reported by `links.ts`.
      if (!target) return [];
      const id = decodeEscapes(hash);
      if (target.elements.some((candidate) => candidate.attributes.get('id') === id)) return [];
      return [{ at: element, message: `no element of ${target.path} has the id \`${hash}\`` }];
    });
    return [...repeatedIds.map((element) => ({ at: element, message: 'the page has this id already' })), ...deadLinks];
  },
};
