import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import type { RecordFile } from '#cli/content-lint/api.ts';
import { type RecordEntry, type SiteRecords, withDrafts } from './site-records.ts';

/** A name in a record of something that has to exist. */
export interface Reference {
  file: RecordFile;
  path: (string | number)[];
  kind: 'service' | 'project' | 'fact' | 'icon';
  id: string;
  /** The ids that exist. */
  known: ReadonlySet<string>;
}

const icons: ReadonlySet<string> = new Set([...Object.keys(lucide.icons), ...Object.keys(lucide.aliases ?? {})]);

/**
 * Every reference of a record to a service, a case, a fact or an icon. Not `successor`: it has no effect before a page has
 * been published, and from then on `slug/removed` checks it.
 */
export function referencesIn(records: SiteRecords): Reference[] {
  const { singleFiles } = records;
  // A record may refer to a draft: pages leave the reference out until the draft is published.
  const { services, projects } = withDrafts(records);
  const serviceIds = new Set(services.map(({ value }) => value.id));
  const slugs = new Set(projects.map(({ value }) => value.slug));
  const facts = new Set(Object.keys(singleFiles.facts?.value ?? {}));
  const icon = (file: RecordFile, path: (string | number)[], id: string): Reference => {
    return { file, path, kind: 'icon', id, known: icons };
  };
  const service = (file: RecordFile, path: (string | number)[], id: string): Reference => {
    return { file, path, kind: 'service', id, known: serviceIds };
  };
  return [
    ...services.map(({ file, value }) => icon(file, ['icon'], value.icon)),
    ...itemsOf(singleFiles.categories).map(({ file, value, at }) => icon(file, [at, 'icon'], value.icon)),
    ...services.flatMap(({ file, value: { detailOf } }) =>
      detailOf === undefined ? [] : [service(file, ['detailOf'], detailOf)],
    ),
    ...projects.flatMap(({ file, value }) =>
      value.services.map(({ id }, at) => service(file, ['services', at, 'id'], id)),
    ),
    // `projectUrl` of a client has the slug of a case, and `price` of a package the name of a fact.
    ...itemsOf(singleFiles.clients).flatMap(({ file, value: { projectUrl: slug }, at }) =>
      slug === null ? [] : [{ file, path: [at, 'projectUrl'], kind: 'project' as const, id: slug, known: slugs }],
    ),
    ...itemsOf(singleFiles.packages).flatMap(({ file, value: { price }, at }) =>
      price === null ? [] : [{ file, path: [at, 'price'], kind: 'fact' as const, id: price, known: facts }],
    ),
  ];
}

/** The items of a list that is a file, each with its index; none if there is no such file. */
function itemsOf<Item>(list: RecordEntry<Item[]> | undefined): (RecordEntry<Item> & { at: number })[] {
  return list?.value.map((value, at) => ({ file: list.file, value, at })) ?? [];
}
