import { resolve } from 'node:path';
import { readConfig } from '../engine/read-config.ts';
import { parseRecord } from '../project/parse-record.ts';
import type { Project } from '../project/project.ts';
import { type ParseRecord, projectFromFiles } from '../project/project-from-files.ts';
import { type FoundProject, readFiles } from '../project/read-files.ts';
import { languageOfEnvironment, type ToolLanguage } from '../reports/language.ts';
import type { ProjectOptions } from './project-options.ts';

/** A project with the texts of its files, for commands that change them. */
export interface EditableProject<Options> {
  root: string;
  found: FoundProject;
  project: Project;
  parseRecord: ParseRecord;
  options: Options & { lang: ToolLanguage };
}

/** Reads the project that the options name, with its texts. */
export async function foundProject<Options extends ProjectOptions>(given: Options): Promise<EditableProject<Options>> {
  const root = resolve(given.root);
  const options = { ...readConfig(root), ...given };
  const { messages, source, locales } = options;
  const found = readFiles(root, {
    baseline: options.baseline,
    ...(messages === undefined ? {} : { messages }),
    ...(source === undefined ? {} : { source }),
    ...(locales === undefined ? {} : { locales }),
  });
  const project = projectFromFiles(found.files, found.layout, parseRecord);
  return { root, found, project, parseRecord, options: { ...options, lang: options.lang ?? languageOfEnvironment() } };
}
