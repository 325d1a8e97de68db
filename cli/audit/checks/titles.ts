import type { AuditPage, AuditSite } from '#cli/audit/audit-site.ts';
import type { Check, Problem } from '#cli/audit/check.ts';
import { find, metaOf, titleOf } from '#cli/audit/page-head.ts';

/** How many characters fit on a page of search results, the site's name included. */
const titleLength = { from: 30, to: 70 };
const descriptionLength = { from: 70, to: 160 };

/**
 * A page that may be listed has a title and a description that no other page of its language has, of a length that
 * search results show whole. Any other page only needs a title.
 */
export const titles: Check = {
  name: 'titles',
  page: (page, site) => {
    if (!page.isListed) return titleOf(page) ? [] : [{ message: 'no title' }];
    const title = titleOf(page);
    const description = metaOf(page, 'description') ?? '';
    const elements = { title: find(page, 'title'), description: find(page, 'meta', { name: 'description' }) };
    const problem = (which: keyof typeof elements, message: string): Problem => ({
      message,
      ...(elements[which] && { at: elements[which] }),
    });
    const suffix = ` | ${site.identity.name}`;
    return [
      ...lengthProblem(title, titleLength).map((text) => problem('title', `the title ${text}`)),
      ...(title.endsWith(suffix) ? [] : [problem('title', `the title does not end in \`${suffix}\``)]),
      ...lengthProblem(description, descriptionLength).map((text) => problem('description', `the description ${text}`)),
      ...twins(page, site, titleOf, title).map((path) => problem('title', `${path} has the same title`)),
      ...twins(page, site, (other) => metaOf(other, 'description'), description).map((path) =>
        problem('description', `${path} has the same description`),
      ),
    ];
  },
};

function lengthProblem(text: string, { from, to }: { from: number; to: number }): string[] {
  const { length } = [...text];
  if (length >= from && length <= to) return [];
  return [`has ${length} characters; ${from} to ${to} are shown well`];
}

/** The paths of other listed pages in the same language that have this text too. */
function twins(
  page: AuditPage,
  site: AuditSite,
  read: (page: AuditPage) => string | undefined,
  text: string,
): string[] {
  if (text === '') return [];
  return site.pages
    .filter((other) => other !== page && other.isListed && other.locale === page.locale && read(other) === text)
    .map(({ path }) => path);
}
