import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import type { RecordFile } from '#cli/content-lint/api.ts';
import { type SiteRecords, withDrafts } from './site-records.ts';

/** One record that names another. */
export interface Reference {
  file: RecordFile;
  path: (string | number)[];
  /** The kind of record it names. */
  kind: 'service' | 'project' | 'fact' | 'icon';
  id: string;
  /** The ids that exist. */
  known: ReadonlySet<string>;
}

const icons: ReadonlySet<string> = new Set([...Object.keys(lucide.icons), ...Object.keys(lucide.aliases ?? {})]);

/** Every reference of a record to a service, a case, a fact or an icon. */
export function referencesIn(records: SiteRecords): Reference[] {
  const { single } = records;
  // A record may name one that is not published: pages leave that one out until it is.
  const { services, projects } = withDrafts(records);
  const serviceIds = new Set(services.map(({ value }) => value.id));
  const slugs = new Set(projects.map(({ value }) => value.slug));
  const facts = new Set(Object.keys(single.facts?.value ?? {}));
  // The callbacks below test these again: TypeScript does not see that they exist wherever they have items.
  const { clients, packages, categories } = single;
  const icon = (file: RecordFile, path: (string | number)[], id: string): Reference => {
    return { file, path, kind: 'icon', id, known: icons };
  };
  const service = (file: RecordFile, path: (string | number)[], id: string): Reference => {
    return { file, path, kind: 'service', id, known: serviceIds };
  };
  return [
    ...services.map(({ file, value }) => icon(file, ['icon'], value.icon)),
    ...(categories?.value ?? []).flatMap((value, at) =>
      categories ? icon(categories.file, [at, 'icon'], value.icon) : [],
    ),
    ...services.flatMap(({ file, value: { detailOf } }) =>
      detailOf === undefined ? [] : [service(file, ['detailOf'], detailOf)],
    ),
    ...projects.flatMap(({ file, value }) =>
      value.services.map(({ id }, at) => service(file, ['services', at, 'id'], id)),
    ),
    ...(clients?.value ?? []).flatMap(({ projectUrl }, at) =>
      clients && projectUrl !== null
        ? [{ file: clients.file, path: [at, 'projectUrl'], kind: 'project' as const, id: projectUrl, known: slugs }]
        : [],
    ),
    ...(packages?.value ?? []).flatMap(({ price }, at) =>
      packages && price !== null
        ? [{ file: packages.file, path: [at, 'price'], kind: 'fact' as const, id: price, known: facts }]
        : [],
    ),
  ];
}
