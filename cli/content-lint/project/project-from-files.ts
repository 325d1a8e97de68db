import { messagePattern } from './message-files.ts';
import { parseCatalogue } from './parse-catalogue.ts';
import { parseJsonRecord } from './parse-json-record.ts';
import type { Catalogue, CatalogueFile, FileProblem, Project, RecordFile } from './project.ts';

/** How a project is laid out. */
export interface Layout {
  /** Where the messages are, with `{locale}` in it: one file a locale, or a folder pattern. */
  messages: string;
  source: string;
  locales: readonly string[];
  /** File of known findings; it need not exist. */
  baseline?: string | undefined;
}

/** The texts of a project by path, and the sizes of its public files. */
export interface ProjectFiles {
  texts: ReadonlyMap<string, string>;
  assets?: ReadonlyMap<string, number>;
  /** The baseline, which may lie anywhere. */
  baseline?: { path: string; text: string } | undefined;
}

/** Reads one YAML file. */
export type ParseRecord = (path: string, text: string) => RecordFile;

/**
 * Parses the texts of a project once, each into what the checker reads. Does not touch the disk. Without a parser for
 * records the YAML files are left out.
 */
export function projectFromFiles(
  files: ProjectFiles,
  layout: Layout,
  parseRecord?: ParseRecord,
  parseMessages: typeof parseCatalogue = parseCatalogue,
): Project {
  const locales = [layout.source, ...layout.locales.filter((locale) => locale !== layout.source)];
  const pattern = messagePattern(layout.messages);
  const byLocale = new Map(locales.map((locale) => [locale, [] as CatalogueFile[]]));
  const records = [];
  const besides = filesBeside(layout);
  let hasContent = false;
  const beside = new Map<string, RecordFile | undefined>();
  for (const [path, text] of files.texts) {
    const found = pattern.match(path);
    if (found) byLocale.get(found.locale)?.push(parseMessages(path, found.locale, found.prefix, text));
    else if (path === besides[2]) beside.set(path, parseJsonRecord(path, text));
    else if (besides.includes(path)) beside.set(path, parseRecord?.(path, text));
    else if (parseRecord && /^content\/.*\.ya?ml$/.test(path)) {
      hasContent = true;
      records.push(parseRecord(path, text));
    }
  }
  return {
    source: layout.source,
    locales,
    catalogues: locales.map((locale) => catalogueOf(locale, byLocale.get(locale) ?? [])),
    records: hasContent ? records : undefined,
    exceptions: beside.get(besides[0]),
    terms: beside.get(besides[1]),
    sourceLock: beside.get(besides[2]),
    sourceLockPath: besides[2],
    baseline: files.baseline && parseJsonRecord(files.baseline.path, files.baseline.text),
    assets: files.assets,
  };
}

/** `exceptions.yaml`, `terms.yaml` and the lock, in the folder that the pattern of the messages begins with. */
export function filesBeside({ messages }: Pick<Layout, 'messages'>): [exceptions: string, terms: string, lock: string] {
  const { folder } = messagePattern(messages);
  const base = folder ? `${folder}/` : '';
  return [`${base}exceptions.yaml`, `${base}terms.yaml`, `${base}source.lock.json`];
}

/** Joins the files of a locale; a key that two files have is a problem of the second. */
function catalogueOf(locale: string, files: readonly CatalogueFile[]): Catalogue {
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
