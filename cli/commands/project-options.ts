import { resolve } from 'node:path';
import type { Project } from '#src/checker/project.ts';
import { readConfig } from '#src/content/read-config.ts';
import { readProject } from '#src/content/read-project.ts';
import { languageOfEnvironment, type ToolLanguage } from '../report/language.ts';

/** What every command that reads a project is given; what is left out may stand in the project's configuration. */
export interface ProjectOptions {
  root: string;
  messages?: string;
  source?: string;
  locales?: string[];
  lang?: ToolLanguage;
  strict?: boolean;
}

/** Reads the project that the options name, and completes the options from its configuration. */
export async function projectOf<Options extends ProjectOptions>(
  options: Options,
): Promise<{ project: Project; options: Options & { lang: ToolLanguage } }> {
  const root = resolve(options.root);
  const all = { ...readConfig(root), ...options };
  const { messages, source, locales } = all;
  const project = await readProject(root, {
    ...(messages === undefined ? {} : { messages }),
    ...(source === undefined ? {} : { source }),
    ...(locales === undefined ? {} : { locales }),
  });
  return { project, options: { ...all, lang: all.lang ?? languageOfEnvironment() } };
}
