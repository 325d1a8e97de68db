import type { Syntax } from '../core/messages/syntax.ts';
import { memoryTree } from '../core/project/changed-tree.ts';
import type { FileTree, Obstacle } from '../core/project/file-tree.ts';
import { globFolder } from '../core/project/glob-folder.ts';
import { isPseudoLocale } from '../core/project/locale-name.ts';
import type {
  Catalogue,
  CatalogueFile,
  FileProblem,
  FormatNames,
  Project,
  RecordFile,
} from '../core/project/project.ts';
import { recordMatcher } from '../core/project/record-matcher.ts';
import type { ProjectRules } from '../core/project/rule-settings.ts';
import { filesAsIcu } from './files-as-icu.ts';
import { messagePattern } from './message-files.ts';
import { parseCatalogue } from './parse-catalogue.ts';
import { parseJsonRecord } from './parse-json-record.ts';
import { parseRecord } from './parse-record.ts';

/** How a project is laid out. */
export interface Layout {
  /** Where the messages are, with `{locale}` in it: one file a locale, or a folder pattern. */
  messages: string;
  /** The source locale. */
  source: string;
  locales: readonly string[];
  /** True if the locales were found by their files: pseudo-locales, which nobody reads, are left out then. */
  areLocalesInferred?: boolean | undefined;
  /** Patterns of the files that plugins want parsed. */
  records?: readonly string[] | undefined;
  /** File of known findings; it need not exist. */
  baseline?: string | undefined;
  /** Names of the project's formats of numbers, dates and times. */
  formats?: FormatNames | undefined;
  /** ICU if absent. */
  syntax?: Syntax | undefined;
  /** Which rules are off, and which severities differ. */
  settings?: ProjectRules | undefined;
}

/** What a project is made of. */
export interface ProjectFiles {
  /** The texts of messages, records and the files beside the messages, by path. */
  texts: ReadonlyMap<string, string>;
  /** All files of the project; without it there are only the texts. */
  tree?: FileTree;
  /** The baseline, which need not be among the texts. */
  baseline?: { path: string; text: string } | undefined;
}

/**
 * How files are parsed. Those of a live project, which `watch` and the editor's server keep open, give the same object
 * for a file until its text changes.
 */
export interface Parsers {
  catalogue: typeof parseCatalogue;
  record: typeof parseAnyRecord;
}

/** Parses a record by the ending of its path. */
export function parseAnyRecord(path: string, text: string): RecordFile {
  return path.endsWith('.json') ? parseJsonRecord(path, text) : parseRecord(path, text);
}

/** Parses the texts of a project, each once. Does not touch the disk. */
export function projectFromFiles(
  files: ProjectFiles,
  layout: Layout,
  parse: Parsers = { catalogue: parseCatalogue, record: parseAnyRecord },
): Project {
  const tree = files.tree ?? memoryTree(files.texts);
  const locales = [layout.source, ...layout.locales.filter((locale) => locale !== layout.source)];
  const pattern = messagePattern(layout.messages);
  const parsed: CatalogueFile[] = [];
  const isRecord = recordMatcher(layout);
  const records: RecordFile[] = [];
  const [exceptionsPath, termsPath, lockPath] = pathsBesideMessages(layout);
  const recordsBeside = new Map<string, RecordFile>();
  for (const [path, text] of files.texts) {
    const matched = pattern.match(path);
    if (matched) {
      if (locales.includes(matched.locale)) parsed.push(parse.catalogue(path, matched.locale, matched.prefix, text));
    } else if ([exceptionsPath, termsPath, lockPath].includes(path)) recordsBeside.set(path, parse.record(path, text));
    else if (isRecord(path)) records.push(parse.record(path, text));
  }
  const { syntax = 'icu' } = layout;
  const byLocale = Map.groupBy(filesAsIcu(parsed, syntax), ({ locale }) => locale);
  const catalogues = locales
    .map((locale) => catalogueOf(locale, byLocale.get(locale) ?? []))
    .filter(
      (catalogue) => !layout.areLocalesInferred || catalogue.locale === layout.source || !isPseudoLocale(catalogue),
    );
  return {
    source: layout.source,
    locales: catalogues.map(({ locale }) => locale),
    catalogues,
    pathInLocale: pattern.inLocale,
    pathWithoutLocale: pattern.withoutLocale,
    records,
    exceptions: recordsBeside.get(exceptionsPath),
    terms: recordsBeside.get(termsPath),
    sourceLock: recordsBeside.get(lockPath),
    sourceLockPath: lockPath,
    baseline: files.baseline && parseJsonRecord(files.baseline.path, files.baseline.text),
    formats: layout.formats ?? {},
    syntax,
    settings: layout.settings ?? {},
    obstacles: obstaclesIn(tree, layout),
    tree,
  };
}

/**
 * Does the same without converting anything to ICU: each text stays under its key in the file and in the syntax of the
 * file, because files that are called ICU are taken as they are.
 */
export function unconvertedProject(files: ProjectFiles, layout: Layout): Project {
  return projectFromFiles(files, { ...layout, syntax: 'icu' });
}

/** What is in the place of a catalogue, a record or a file beside the catalogues, such as a folder `i18n/nl.json/`. */
export function obstaclesIn(tree: FileTree, layout: Layout): Obstacle[] {
  const pattern = messagePattern(layout.messages);
  const isRecord = recordMatcher(layout);
  const pathsBeside: readonly string[] = pathsBesideMessages(layout);
  const folders = new Set([pattern.folder, ...(layout.records ?? []).map(globFolder)]);
  return [...folders]
    .flatMap((folder) => tree.obstacles(folder))
    .filter(({ path }) => {
      const locale = pattern.match(path)?.locale;
      return isRecord(path) || pathsBeside.includes(path) || (locale !== undefined && layout.locales.includes(locale));
    });
}

/** `exceptions.yaml`, `terms.yaml` and the lock, in the folder that the pattern of the messages begins with. */
export function pathsBesideMessages({
  messages,
}: Pick<Layout, 'messages'>): [exceptions: string, terms: string, lock: string] {
  const { folder } = messagePattern(messages);
  const base = folder ? `${folder}/` : '';
  return [`${base}exceptions.yaml`, `${base}terms.yaml`, `${base}source.lock.json`];
}

/**
 * The last catalogue that was made of files, by the first of them: a live project has the same files until they change.
 */
const lastCatalogues = new WeakMap<CatalogueFile, { files: readonly CatalogueFile[]; catalogue: Catalogue }>();

function catalogueOf(locale: string, files: readonly CatalogueFile[]): Catalogue {
  const [first] = files;
  const last = first && lastCatalogues.get(first);
  if (last?.files.length === files.length && files.every((file, at) => file === last.files[at])) return last.catalogue;
  const catalogue = merged(locale, files);
  if (first) lastCatalogues.set(first, { files, catalogue });
  return catalogue;
}

/** Joins the files of a locale; a key that two files have is a problem of the second. */
function merged(locale: string, files: readonly CatalogueFile[]): Catalogue {
  const [only] = files;
  if (only && files.length === 1) return { locale, files, messages: only.messages };
  const messages = new Map<string, string>();
  const checked = files.map((file): CatalogueFile => {
    const problems: FileProblem[] = [];
    for (const [key, text] of file.messages) {
      const span = messages.has(key) ? file.locate(key)?.key : undefined;
      if (span) problems.push({ code: 'json/duplicate-key', span, key, args: { key } });
      messages.set(key, text);
    }
    return problems.length === 0 ? file : { ...file, problems: [...file.problems, ...problems] };
  });
  return { locale, files: checked, messages };
}
