import { fileOfPage, textFile } from '#cli/audit/audit-site.ts';
import type { Check } from '#cli/audit/check.ts';
import { chatPath } from '#src/domain/chat.ts';
import { locales, sourceLocale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';

/**
 * The pages served are those of the route table, and those of the chat if the site has one, no more and no fewer. An
 * address without a locale gets the Dutch error page.
 */
export const pageSet: Check = {
  name: 'page-set',
  site: ({ served, expected, missingOrInvalid, identity }) => {
    const chatPages = identity.chat.provider === 'none' ? [] : locales.map((locale) => `${chatPath(locale)}.html`);
    const known = new Set([...expected.map(fileOfPage), ...chatPages]);
    const surplus = [...served.paths].filter(
      (path) => path.endsWith('.html') && !known.has(path) && path !== '/404.html',
    );
    const dutch = textFile(served, `${href('notFound', sourceLocale)}.html`);
    return [
      ...missingOrInvalid,
      ...surplus.map((file) => ({ file, message: 'has no row in the route table' })),
      ...(textFile(served, '/404.html') === dutch
        ? []
        : [{ file: '/404.html', message: 'is not the Dutch error page' }]),
    ];
  },
};
