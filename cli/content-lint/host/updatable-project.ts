import { dirname } from 'node:path';
import { type CodeReading, readCodeUse } from '../code-usage/read-code-use.ts';
import { readSource, sourceMatcher } from '../code-usage/source-files.ts';
import type { Project } from '../core/project/project.ts';
import { recordMatcher } from '../core/project/record-matcher.ts';
import { messagePattern } from '../formats/message-files.ts';
import { pathsBesideMessages, projectFromFiles } from '../formats/project-from-files.ts';
import { folderRecordingTree } from './folder-recording-tree.ts';
import { parsersWithMemory } from './parsers-with-memory.ts';
import type { CodeOptions } from './read-code.ts';
import type { FoundFiles } from './read-files.ts';

/** A project that stays parsed while its files change. */
export interface UpdatableProject {
  /** As of the last update. */
  project: Project;
  /** Folders with files of the project, from the root. */
  folders(): string[];
  /** The text of a catalogue, a record or a source file as of the last update. */
  textOf(path: string): string | undefined;
  /** Reads the files at these paths again, and only those; false if none of them changes anything. */
  update(paths: readonly string[]): boolean;
}

/** Reads and parses all of a project once. Its files are read again only when `update` is told of them. */
export function updatableProject({ files, layout }: FoundFiles, { src, helpers }: CodeOptions): UpdatableProject {
  const texts = new Map(files.texts);
  let { baseline } = files;
  const codeTexts = readSource(files.tree, src);
  const { tree, folders } = folderRecordingTree(files.tree);
  const { match } = messagePattern(layout.messages);
  const isRecord = recordMatcher(layout);
  const isSource = sourceMatcher(src);
  const pathsBeside = pathsBesideMessages(layout);
  const parse = parsersWithMemory();
  /** The last reading of the code: the next one takes from it what has not changed. Undefined if there is no code. */
  let codeReading: CodeReading | undefined;

  /** Whether a file is a catalogue, a record, or beside the catalogues, such as `terms.yaml`. */
  const isText = (path: string) => {
    const matched = match(path);
    return (matched && layout.locales.includes(matched.locale)) || isRecord(path) || pathsBeside.includes(path);
  };
  const readCode = () => {
    codeReading = codeTexts.size === 0 ? undefined : readCodeUse(codeTexts, helpers, codeReading);
  };
  const build = (): Project => {
    const project = projectFromFiles({ ...files, texts, tree, baseline }, layout, parse);
    return codeReading
      ? { ...project, code: { use: codeReading.use, textOf: (path) => codeTexts.get(path) ?? '' } }
      : project;
  };
  /** Reads one file into a map, or removes it from there if it is gone; false if that changes nothing. */
  const readInto = (map: Map<string, string>, path: string): boolean => {
    const text = files.tree.texts([path]).get(path);
    if (text === undefined) return map.delete(path);
    const isChanged = map.get(path) !== text;
    map.set(path, text);
    return isChanged;
  };
  /** Reads the baseline, which may be new or gone; false if that changes nothing. */
  const readBaseline = (path: string): boolean => {
    const text = files.tree.texts([path]).get(path);
    const isChanged = text !== baseline?.text;
    baseline = text === undefined ? undefined : { path, text };
    return isChanged;
  };

  readCode();
  const current: UpdatableProject = {
    project: build(),
    folders() {
      const paths = [...texts.keys(), ...codeTexts.keys(), ...(layout.baseline ? [layout.baseline] : [])];
      return [...new Set(paths.map((path) => dirname(path))).union(folders)];
    },
    textOf: (path) => texts.get(path) ?? codeTexts.get(path),
    update(paths) {
      const changedBaseline = paths.filter((path) => path === layout.baseline && readBaseline(path));
      const changedTexts = paths.filter((path) => isText(path) && readInto(texts, path));
      const changedCode = paths.filter((path) => isSource(path) && readInto(codeTexts, path));
      // Other files, in folders that plugins have looked into: `folder-recording-tree.ts` notes these.
      const readByPlugins = paths.filter((path) => !isText(path) && !isSource(path) && folders.has(dirname(path)));
      if (changedCode.length > 0) readCode();
      if ([...changedBaseline, ...changedTexts, ...changedCode, ...readByPlugins].length === 0) return false;
      current.project = build();
      return true;
    },
  };
  return current;
}
