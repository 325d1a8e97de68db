import type { Finding } from '../finding.ts';
import type { Project } from '../project/project.ts';
import type { ToolLanguage } from './language.ts';
import type { Words } from './texts/texts.ts';

/** What a report is made of. */
export interface ReportInput {
  findings: readonly Finding[];
  project: Project;
  words: Words;
  language: ToolLanguage;
  /** Folder of the project, absolute. */
  root: string;
}
