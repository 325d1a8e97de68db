import * as v from 'valibot';
import type { Project, RecordFile } from '#cli/content-lint/project/project.ts';
import { CategoriesSchema } from '#src/domain/category.ts';
import { ClientsSchema } from '#src/domain/client.ts';
import { FactsSchema } from '#src/domain/facts.ts';
import { IdentitySchema } from '#src/domain/identity.ts';
import { MaintenancePackagesSchema } from '#src/domain/maintenance-package.ts';
import { ProjectCaseSchema } from '#src/domain/project-case.ts';
import { ReviewsSchema } from '#src/domain/reviews.ts';
import { ServiceSchema } from '#src/domain/service.ts';
import { type SlugLock, SlugLockSchema, slugLockPath } from '#src/domain/slug-lock.ts';
import { TechnologiesSchema } from '#src/domain/technologies.ts';

/** The files that stand once, and the folders with one record a file. */
export const singleSchemas = {
  site: IdentitySchema,
  facts: FactsSchema,
  categories: CategoriesSchema,
  clients: ClientsSchema,
  packages: MaintenancePackagesSchema,
  reviews: ReviewsSchema,
  technologies: TechnologiesSchema,
} as const;
export const folderSchemas = { services: ServiceSchema, projects: ProjectCaseSchema } as const;

export type SingleName = keyof typeof singleSchemas;
export type FolderName = keyof typeof folderSchemas;
export const singleNames = Object.keys(singleSchemas) as SingleName[];

export interface Entry<Value> {
  file: RecordFile;
  value: Value;
}

export interface SchemaIssue {
  file: RecordFile;
  issue: v.BaseIssue<unknown>;
}

/** The records that passed their schemas; what is absent either does not exist or has an issue. */
export interface SiteRecords {
  single: { [Name in SingleName]?: Entry<v.InferOutput<(typeof singleSchemas)[Name]>> };
  services: Entry<v.InferOutput<typeof ServiceSchema>>[];
  projects: Entry<v.InferOutput<typeof ProjectCaseSchema>>[];
  /** The slugs that were ever published. */
  slugLock?: Entry<SlugLock>;
  issues: SchemaIssue[];
  /** Files without a schema, and files that should be there. */
  unknown: RecordFile[];
  absent: SingleName[];
}

/** Sorts the records of a project by kind and checks each against its schema; undefined without `content/`. */
export function readSiteRecords(project: Project): SiteRecords | undefined {
  if (!project.records) return undefined;
  const records: SiteRecords = { single: {}, services: [], projects: [], issues: [], unknown: [], absent: [] };
  const present = new Set<string>();
  for (const file of project.records) {
    if (file.path === slugLockPath) {
      if (file.data !== undefined) place(records, 'slugLock', file, SlugLockSchema);
      continue;
    }
    const [, folder, name] = /^content\/(?:([a-z-]+)\/)?([^/]+)\.ya?ml$/.exec(file.path) ?? [];
    if (folder === undefined && name) present.add(name);
    const schema = folder ? folderSchemas[folder as FolderName] : singleSchemas[name as SingleName];
    if (!schema) records.unknown.push(file);
    else if (file.data !== undefined) place(records, folder ?? name ?? '', file, schema);
  }
  records.absent = singleNames.filter((name) => !present.has(name));
  return records;
}

function place(records: SiteRecords, kind: string, file: RecordFile, schema: v.GenericSchema): void {
  const result = v.safeParse(schema, file.data);
  if (!result.success) {
    for (const issue of result.issues) records.issues.push({ file, issue });
    return;
  }
  const entry = { file, value: result.output };
  if (kind === 'services' || kind === 'projects') (records[kind] as Entry<unknown>[]).push(entry);
  else if (kind === 'slugLock') records.slugLock = entry as Entry<SlugLock>;
  else (records.single as Record<string, Entry<unknown>>)[kind] = entry;
}
