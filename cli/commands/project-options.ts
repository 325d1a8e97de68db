import { resolve } from 'node:path';
import type { Project } from '#src/checker/project.ts';
import { readProject } from '#src/content/read-project.ts';
import type { ToolLanguage } from '../report/language.ts';

/** What every command that reads a project is given. */
export interface ProjectOptions {
  root: string;
  messages?: string;
  source?: string;
  locales?: string[];
  lang: ToolLanguage;
}

/** Reads the project that the options name. */
export function projectOf({ root, messages, source, locales }: ProjectOptions): Promise<Project> {
  return readProject(resolve(root), {
    ...(messages === undefined ? {} : { messages }),
    ...(source === undefined ? {} : { source }),
    ...(locales === undefined ? {} : { locales }),
  });
}
