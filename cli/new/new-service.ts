import { stringify } from 'yaml';
import type { Project } from '#cli/content-lint/api.ts';
import { readSiteRecords } from '#cli/site-rules/records/site-records.ts';
import type { CategoryId } from '#src/domain/category.ts';
import { byLocale, type Locale, sourceLocale } from '#src/domain/locale.ts';
import type { Service } from '#src/domain/service.ts';
import { catalogueFiles } from './catalogue-files.ts';
import type { Change } from './change.ts';
import { slugFrom } from './names.ts';

/** Gives the files of a new service: a draft, last in its category, whose texts are empty except the title. */
export function newService(project: Project, names: Record<Locale, string>, category: CategoryId): Change {
  const { services, drafts, singleFiles } = readSiteRecords(project.records);
  // Among the drafts are cases too; only a service has a category.
  const all = [...services, ...drafts].flatMap(({ value }) => ('category' in value ? [value] : []));
  const slugByLocale = byLocale((locale) => slugFrom(names[locale]));
  const id = slugByLocale[sourceLocale];
  const record: Partial<Service> = {
    id,
    i18nKey: `services.${id}`,
    slug: id,
    ...(Object.values(slugByLocale).some((slug) => slug !== id) && { slugByLocale }),
    category,
    icon: singleFiles.categories?.value.find((entry) => entry.id === category)?.icon ?? 'square',
    order: Math.max(0, ...all.filter((service) => service.category === category).map(({ order }) => order)) + 1,
    published: false,
  };
  const path = `content/services/${id}.yaml`;
  const catalogues = catalogueFiles(
    project,
    'services',
    id,
    byLocale((locale) => ({ title: names[locale] })),
  );
  return {
    create: new Map([[path, stringify(record)], ...catalogues]),
    edit: new Map(),
    remove: [],
    next: [
      `write the texts in ${[...catalogues.keys()].join(' and ')}; \`npm run check\` says how many are left`,
      `choose its icon in ${path}, a name of a Lucide icon`,
      'set `published: true` there, then run `npm run slugs`',
    ],
  };
}
