import type { Check } from '#cli/audit/check.ts';
import { selfAndAncestors } from '#cli/audit/element.ts';
import { href } from '#src/domain/routes.ts';

/**
 * Every page ends, above the footer, in a link to the contact page of its language (R10). On the contact page itself it
 * leads to the top: without a hash the link would reload the page, and what was typed would be lost.
 */
export const closingLink: Check = {
  name: 'closing-link',
  page: (page) => {
    const lastLink = page.elements.findLast(
      (element) => element.name === 'a' && [...selfAndAncestors(element)].some(({ name }) => name === 'main'),
    );
    const address = lastLink?.attributes.get('href') ?? '';
    const contact = href('contact', page.locale);
    const needsHash = page.path === contact;
    if (address.startsWith(`${contact}#`) || (address === contact && !needsHash)) return [];
    const message = `the last link of the page does not lead to ${contact}${needsHash ? ' with a hash' : ''}`;
    return [{ message, ...(lastLink && { at: lastLink }) }];
  },
};
