import type { RecordFile } from '#cli/content-lint/api.ts';
import type { SiteRecords } from './site-records.ts';

/** One record that names another. */
export interface Reference {
  file: RecordFile;
  path: (string | number)[];
  /** The kind of record it names. */
  kind: 'service' | 'project' | 'fact';
  id: string;
  /** The ids that exist. */
  known: ReadonlySet<string>;
}

/** Every reference of a record to a service, a case or a fact. */
export function referencesIn({ single, services, projects }: SiteRecords): Reference[] {
  const serviceIds = new Set(services.map(({ value }) => value.id));
  const slugs = new Set(projects.map(({ value }) => value.slug));
  const facts = new Set(Object.keys(single.facts?.value ?? {}));
  const { clients, packages } = single;
  return [
    ...projects.flatMap(({ file, value }) =>
      value.services.map((id, at) => ({
        file,
        path: ['services', at],
        kind: 'service' as const,
        id,
        known: serviceIds,
      })),
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
