import * as v from 'valibot';
import { type DrawingLock, DrawingLockSchema, drawingLockPath } from '#cli/assets/drawings/drawing-lock.ts';
import { type SceneLock, SceneLockSchema, sceneLockPath } from '#cli/assets/scenes/scene-lock.ts';
import type { RecordFile } from '#cli/content-lint/api.ts';
import { ContentSchema } from '#src/content/content-schema.ts';
import { type ImageManifest, ImageManifestSchema, imageManifestPath } from '#src/content/image-manifest.ts';
import { type SlugLock, SlugLockSchema, slugLockPath } from '#src/domain/slug-lock.ts';

const { entries } = ContentSchema;

/** Turns `site.yaml` into `site`. */
type NameOf<File> = File extends `${infer Name}.yaml` ? Name : never;

/** Names of the files that exist once, such as `site`; not the lock of slugs, which a command writes. */
export type SingleName = Exclude<NameOf<keyof typeof entries>, 'slugs.lock'>;
export const singleFileNames = Object.keys(entries).flatMap((file) => {
  return file.endsWith('.yaml') && file !== 'slugs.lock.yaml' ? [file.slice(0, -'.yaml'.length) as SingleName] : [];
});

/** The schema of a file that exists once. */
export function singleFileSchema<Name extends SingleName>(name: Name): (typeof entries)[`${Name}.yaml`] {
  return entries[`${name}.yaml`];
}

/** The folders with one record in each file, and the schema of their records. */
export const folderSchemas = { services: entries['services/'].value, projects: entries['projects/'].value };

/** A file, and its value as the schema gives it. */
export interface RecordEntry<Value> {
  file: RecordFile;
  value: Value;
}

export interface SchemaIssue {
  file: RecordFile;
  issue: v.BaseIssue<unknown>;
}

/** The records that pass their schemas; one that is not here does not exist, cannot be read or has an issue. */
export interface SiteRecords {
  /** The files that exist once, by name: `singleFiles.site` is `content/site.yaml`. */
  singleFiles: { [Name in SingleName]?: RecordEntry<v.InferOutput<(typeof entries)[`${Name}.yaml`]>> };
  services: RecordEntry<v.InferOutput<typeof folderSchemas.services>>[];
  projects: RecordEntry<v.InferOutput<typeof folderSchemas.projects>>[];
  /** Services and cases that are not published, which the other lists leave out. */
  drafts: RecordEntry<v.InferOutput<(typeof folderSchemas)[keyof typeof folderSchemas]>>[];
  /** All slugs that were ever published. */
  slugLock?: RecordEntry<SlugLock>;
  /** The sizes and formats that `npm run assets -- images` has made of each picture. */
  imageManifest?: RecordEntry<ImageManifest>;
  /** The files below `content/art` that `npm run assets -- art` has made pictures of. */
  sceneLock?: RecordEntry<SceneLock>;
  /** The drawings of services that `npm run assets -- images` has taken small pictures of. */
  drawingLock?: RecordEntry<DrawingLock>;
  issues: SchemaIssue[];
  /** Names of the facts, including invalid ones, so that messages which use these are not reported as well. */
  factNames: string[];
  /** Files without a schema. */
  unknown: RecordFile[];
  /** Paths of files that should be there and are not. */
  absent: string[];
}

type LockName = 'slugLock' | 'imageManifest' | 'sceneLock' | 'drawingLock';

/** The files that a command writes and that are read here, by path, with their name in `SiteRecords`. */
export const commandFiles: Readonly<Record<string, { name: LockName; schema: v.GenericSchema; command: string }>> = {
  [slugLockPath]: { name: 'slugLock', schema: SlugLockSchema, command: 'npm run slugs' },
  [imageManifestPath]: { name: 'imageManifest', schema: ImageManifestSchema, command: 'npm run assets -- images' },
  [sceneLockPath]: { name: 'sceneLock', schema: SceneLockSchema, command: 'npm run assets -- art' },
  [drawingLockPath]: { name: 'drawingLock', schema: DrawingLockSchema, command: 'npm run assets -- images' },
};

/** Sorts records by kind and checks each against its schema. */
export function readSiteRecords(files: readonly RecordFile[]): SiteRecords {
  const records: SiteRecords = {
    singleFiles: {},
    services: [],
    projects: [],
    drafts: [],
    issues: [],
    factNames: [],
    unknown: [],
    absent: [],
  };
  const present = new Set<string>();
  for (const file of files) {
    present.add(file.path);
    const lock = commandFiles[file.path];
    // `content/services/seo.yaml` has the folder `services` and the name `seo`; `content/site.yaml` has no folder.
    const [, folder, name = ''] = /^content\/(?:([a-z-]+)\/)?([^/]+)\.yaml$/.exec(file.path) ?? [];
    const schema = lock?.schema ?? schemaOf(folder, name);
    if (!schema) records.unknown.push(file);
    const entry = schema && readEntry(file, schema, records.issues);
    if (!entry) continue;
    if (lock) Object.assign(records, { [lock.name]: entry });
    else if (folder === undefined) Object.assign(records.singleFiles, { [name]: entry });
    else {
      const { published } = entry.value as SiteRecords['drafts'][number]['value'];
      const list = published ? records[folder as keyof typeof folderSchemas] : records.drafts;
      (list as RecordEntry<unknown>[]).push(entry);
    }
  }
  records.factNames = Object.keys(files.find(({ path }) => path === 'content/facts.yaml')?.data ?? {});
  const expected = [...singleFileNames.map((name) => `content/${name}.yaml`), ...Object.keys(commandFiles)];
  records.absent = expected.filter((path) => !present.has(path));
  return records;
}

/** All services and all cases: drafts too. */
export function withDrafts({ services, projects, drafts }: SiteRecords): Pick<SiteRecords, 'services' | 'projects'> {
  return {
    // Only a case has a gallery.
    services: [...services, ...drafts.flatMap(({ file, value }) => ('gallery' in value ? [] : [{ file, value }]))],
    projects: [...projects, ...drafts.flatMap(({ file, value }) => ('gallery' in value ? [{ file, value }] : []))],
  };
}

/** The path of the record of a service or case. */
export function recordPath(folder: string, id: string): string {
  return `content/${folder}/${id}.yaml`;
}

/** The schema of a file in `content/` or in one of its folders; undefined if nothing reads such a file. */
function schemaOf(folder: string | undefined, name: string): v.GenericSchema | undefined {
  if (folder !== undefined)
    return Object.hasOwn(folderSchemas, folder) ? folderSchemas[folder as keyof typeof folderSchemas] : undefined;
  const single = singleFileNames.find((candidate) => candidate === name);
  return single && singleFileSchema(single);
}

/** A file with its value; undefined if it cannot be read, or if its schema refuses it, which is added to `issues`. */
function readEntry(file: RecordFile, schema: v.GenericSchema, issues: SchemaIssue[]): RecordEntry<unknown> | undefined {
  if (file.data === undefined) return undefined;
  const result = v.safeParse(schema, file.data);
  if (result.success) return { file, value: result.output };
  for (const issue of result.issues) issues.push({ file, issue });
  return undefined;
}
