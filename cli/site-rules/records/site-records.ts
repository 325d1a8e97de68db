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
export const singleNames = Object.keys(entries).flatMap((file) => {
  return file.endsWith('.yaml') && file !== 'slugs.lock.yaml' ? [file.slice(0, -'.yaml'.length) as SingleName] : [];
});

/** The schema of such a file. */
export function singleSchema<Name extends SingleName>(name: Name): (typeof entries)[`${Name}.yaml`] {
  return entries[`${name}.yaml`];
}

/** The folders with one record in each file, and the schema of their records. */
export const folderSchemas = { services: entries['services/'].value, projects: entries['projects/'].value };

export interface Entry<Value> {
  file: RecordFile;
  value: Value;
}

export interface SchemaIssue {
  file: RecordFile;
  issue: v.BaseIssue<unknown>;
}

/** The records that pass their schemas; one that is absent does not exist or has an issue. */
export interface SiteRecords {
  single: { [Name in SingleName]?: Entry<v.InferOutput<(typeof entries)[`${Name}.yaml`]>> };
  services: Entry<v.InferOutput<typeof folderSchemas.services>>[];
  projects: Entry<v.InferOutput<typeof folderSchemas.projects>>[];
  /** Services and cases that are not published, which the other lists leave out. */
  drafts: Entry<v.InferOutput<(typeof folderSchemas)[keyof typeof folderSchemas]>>[];
  /** All slugs that were ever published. */
  slugLock?: Entry<SlugLock>;
  /** What the derived pictures were made from. */
  imageManifest?: Entry<ImageManifest>;
  /** What the drawn pictures were drawn from. */
  sceneLock?: Entry<SceneLock>;
  /** What the pictures of drawings were taken of. */
  drawingLock?: Entry<DrawingLock>;
  issues: SchemaIssue[];
  /** Names of the facts, including invalid ones, so that messages which use these are not reported as well. */
  factNames: string[];
  /** Files without a schema. */
  unknown: RecordFile[];
  /** Paths of files that should be there and are not. */
  absent: string[];
}

type LockName = 'slugLock' | 'imageManifest' | 'sceneLock' | 'drawingLock';

/** The files that commands write and that are read here, by path: their name in `SiteRecords` and their schema. */
const locks: Readonly<Record<string, { name: LockName; schema: v.GenericSchema }>> = {
  [slugLockPath]: { name: 'slugLock', schema: SlugLockSchema },
  [imageManifestPath]: { name: 'imageManifest', schema: ImageManifestSchema },
  [sceneLockPath]: { name: 'sceneLock', schema: SceneLockSchema },
  [drawingLockPath]: { name: 'drawingLock', schema: DrawingLockSchema },
};

/** Sorts records by kind and checks each against its schema. */
export function readSiteRecords(files: readonly RecordFile[]): SiteRecords {
  const records: SiteRecords = {
    single: {},
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
    const lock = locks[file.path];
    if (lock) {
      if (file.data !== undefined) add(records, lock.name, file, lock.schema);
      continue;
    }
    const [, folder, name = ''] = /^content\/(?:([a-z-]+)\/)?([^/]+)\.ya?ml$/.exec(file.path) ?? [];
    if (file.path === 'content/facts.yaml') records.factNames = Object.keys(file.data ?? {});
    const schema = schemaOf(folder, name);
    if (!schema) records.unknown.push(file);
    else if (file.data !== undefined) add(records, folder ?? name, file, schema);
  }
  const expected = [...singleNames.map((name) => `content/${name}.yaml`), ...Object.keys(locks)];
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

/** The path of a record among those of all files: a record may end in `.yml` too. */
export function recordPath(folder: string, id: string | undefined, paths: ReadonlySet<string>): string {
  const path = `content/${folder}/${id}`;
  return paths.has(`${path}.yml`) ? `${path}.yml` : `${path}.yaml`;
}

/** The schema of a file in `content/` or in one of its folders; undefined if nothing reads such a file. */
function schemaOf(folder: string | undefined, name: string): v.GenericSchema | undefined {
  if (folder !== undefined)
    return folder in folderSchemas ? folderSchemas[folder as keyof typeof folderSchemas] : undefined;
  const single = singleNames.find((candidate) => candidate === name);
  return single && singleSchema(single);
}

/** Checks a file and adds its value to `records`. The kind is the name of its folder, of its lock, or of the file. */
function add(records: SiteRecords, kind: string, file: RecordFile, schema: v.GenericSchema): void {
  const result = v.safeParse(schema, file.data);
  if (!result.success) {
    for (const issue of result.issues) records.issues.push({ file, issue });
    return;
  }
  const entry = { file, value: result.output };
  if (kind === 'services' || kind === 'projects') {
    const { published } = entry.value as SiteRecords['drafts'][number]['value'];
    (records[published ? kind : 'drafts'] as Entry<unknown>[]).push(entry);
  } else if (Object.values(locks).some(({ name }) => name === kind)) Object.assign(records, { [kind]: entry });
  else (records.single as Record<string, Entry<unknown>>)[kind] = entry;
}
