import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CodeOptions } from '../code-usage/read-code.ts';
import { type CodeReading, readCodeUse } from '../code-usage/read-code-use.ts';
import { defaultSource, sourceFiles, sourcePaths } from '../code-usage/source-files.ts';
import { messagePattern } from './message-files.ts';
import { parseCatalogue } from './parse-catalogue.ts';
import type { Project } from './project.ts';
import { filesBeside, type ParseRecord, projectFromFiles } from './project-from-files.ts';
import type { FoundProject } from './read-files.ts';

/** What has changed: only texts of messages and code, records too, or something that counts for every message. */
export type Change = 'nothing' | 'texts' | 'records' | 'everything';

/** A project that stays parsed while its files change. */
export interface WatchedProject {
  /** As of the last update. */
  project: Project;
  /** Folders with files of the project, from the root. */
  folders(): string[];
  /** Reads the files at these paths again, and only those. */
  update(paths: readonly string[]): Change;
}

/** Begins to watch a project: all of it is read and parsed once. */
export function watchedProject(
  root: string,
  { files, layout }: FoundProject,
  { src = defaultSource, helpers = [] }: CodeOptions,
  parseRecord: ParseRecord,
): WatchedProject {
  const texts = new Map(files.texts);
  const assets = files.assets && new Map(files.assets);
  const code = new Map(sourceFiles(root, src).map(({ path }) => [path, readFileSync(join(root, path), 'utf8')]));
  const pattern = messagePattern(layout.messages);
  const beside = filesBeside(layout);
  const records = remembered(parseRecord);
  const messages = remembered((path, text, locale: string, prefix: string) =>
    parseCatalogue(path, locale, prefix, text),
  );
  let reading: CodeReading | undefined;

  const build = (before?: Project): Project => {
    const own = { ...files, texts, ...(assets ? { assets } : {}) };
    const project = projectFromFiles(own, layout, records, (path, locale, prefix, text) =>
      messages(path, text, locale, prefix),
    );
    const textOf = (path: string) => code.get(path) ?? '';
    const withCode = reading ? { ...project, code: { use: reading.use, textOf } } : project;
    return before ? { ...withCode, pictures: before.pictures } : withCode;
  };
  const readCode = () => {
    reading = code.size === 0 ? undefined : readCodeUse(code, helpers, reading);
  };

  const take = (path: string): Change => {
    const found = pattern.match(path);
    const isMessages = found !== undefined && layout.locales.includes(found.locale);
    const isRecord = /^content\/.*\.ya?ml$/.test(path);
    if (isMessages || isRecord || beside.includes(path)) {
      if (!taken(root, path, texts)) return 'nothing';
      if (isMessages) return 'texts';
      // Facts, names and terms count for every message; the record of a service or case does not.
      return /^content\/[\w-]+\//.test(path) ? 'records' : 'everything';
    }
    if (sourcePaths([path], src).length > 0) return taken(root, path, code) ? 'texts' : 'nothing';
    if (!path.startsWith('public/') || !assets) return 'nothing';
    const size = statSync(join(root, path), { throwIfNoEntry: false })?.size;
    if (size === undefined) assets.delete(path.slice('public'.length));
    else assets.set(path.slice('public'.length), size);
    return 'records';
  };

  readCode();
  const watched: WatchedProject = {
    project: build(),
    folders: () => {
      const all = [...texts.keys(), ...code.keys(), ...[...(assets?.keys() ?? [])].map((path) => `public${path}`)];
      return [...new Set(all.map((path) => dirname(path)))];
    },
    update(paths) {
      const order: Change[] = ['nothing', 'texts', 'records', 'everything'];
      const change = paths.map(take).reduce((a, b) => (order.indexOf(a) > order.indexOf(b) ? a : b), 'nothing');
      if (change === 'nothing') return change;
      if (paths.some((path) => sourcePaths([path], src).length > 0)) readCode();
      const { project } = watched;
      watched.project = build(project);
      // What did not change stays the same object, so that what was worked out from it need not be worked out again.
      if (change === 'texts') watched.project.records = project.records;
      return change;
    },
  };
  return watched;
}

/** Reads one file into a map, or takes it out; false where the map says the same already. */
function taken(root: string, path: string, into: Map<string, string>): boolean {
  const place = join(root, path);
  if (!existsSync(place)) return into.delete(path);
  const text = readFileSync(place, 'utf8');
  if (into.get(path) === text) return false;
  into.set(path, text);
  return true;
}

/** A parser that gives the same file again while its text is the same. */
function remembered<Rest extends unknown[], File>(
  parse: (path: string, text: string, ...rest: Rest) => File,
): (path: string, text: string, ...rest: Rest) => File {
  const known = new Map<string, { text: string; file: File }>();
  return (path, text, ...rest) => {
    const before = known.get(path);
    if (before?.text === text) return before.file;
    const file = parse(path, text, ...rest);
    known.set(path, { text, file });
    return file;
  };
}
