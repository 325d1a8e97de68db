import { resolve } from 'node:path';
import type { Project } from '#src/checker/project.ts';
import { readCode } from '#src/content/read-code.ts';
import { readConfig } from '#src/content/read-config.ts';
import { readProject } from '#src/content/read-project.ts';
import { languageOfEnvironment, type ToolLanguage } from '../report/language.ts';

/** What every command that reads a project is given; what is left out may stand in the project's configuration. */
export interface ProjectOptions {
  root: string;
  messages?: string;
  source?: string;
  locales?: string[];
  /** Where the source code is. */
  src?: string;
  /** The project's own functions that take an id and values. */
  helpers?: string[];
  lang?: ToolLanguage;
  strict?: boolean;
}

/** Reads the project that the options name, and completes the options from its configuration. */
export async function projectOf<Options extends ProjectOptions>(
  options: Options,
): Promise<{ project: Project; root: string; options: Options & { lang: ToolLanguage } }> {
  const root = resolve(options.root);
  const all = { ...readConfig(root), ...options };
  const { messages, source, locales } = all;
  const project = await readProject(root, {
    ...(messages === undefined ? {} : { messages }),
    ...(source === undefined ? {} : { source }),
    ...(locales === undefined ? {} : { locales }),
  });
  return { project, root, options: { ...all, lang: all.lang ?? languageOfEnvironment() } };
}

/** The same project with what its source code does with messages, which only some commands need. */
export async function withCode(project: Project, root: string, options: ProjectOptions): Promise<Project> {
  const code = await readCode(root, options);
  return code ? { ...project, code } : project;
}
