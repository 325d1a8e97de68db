import { type CategoryId, type CategoryKey, categoryTable } from '#src/domain/category.ts';
import type { ViewContext } from '#src/views/context.ts';
import { categoryLinks, type LinkView } from '#src/views/links.ts';

/** Somebody of the team: the category that the person answers for, the role, and the name if the record has it. */
export interface TeamPerson {
  key: CategoryKey;
  role: string;
  name?: string;
  category: LinkView;
}

/** The team in the order of its record. */
export function team(context: ViewContext): TeamPerson[] {
  const { site, t } = context;
  const categories = categoryLinks(context);
  // The `role` in the record is the key of a category.
  return site.identity.team.flatMap(({ role, name }) =>
    categories
      .filter(({ key }) => key === role)
      .map(({ key, label, href }) => ({
        key,
        role: t.text(`pages.about.workshop.roles.${key}.title`),
        ...(name && { name }),
        category: { label, href },
      })),
  );
}

/** The name of the person who calls back about a category; `none`, for which the messages that take it have an option of their own, if the record has no name. */
export function nameOfCaller({ site }: ViewContext, category: CategoryId): string {
  const { key } = categoryTable[category];
  return site.identity.team.find(({ role }) => role === key)?.name ?? 'none';
}
