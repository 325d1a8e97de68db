import type { Finding } from '../core/finding.ts';
import type { Project } from '../core/project/project.ts';
import type { Rule } from '../core/rule.ts';
import type { ToolLanguage } from '../host/tool-language.ts';
import type { Paint } from './paint.ts';
import type { Texts } from './texts/texts.ts';

/** What a report is made of. */
export interface ReportInput {
  findings: readonly Finding[];
  project: Project;
  /** All rules that were run. */
  rules: readonly Rule[];
  texts: Texts;
  language: ToolLanguage;
  paint: Paint;
  /** Every finding: otherwise a report for people shows only the first ones of each rule. */
  full?: boolean | undefined;
  /** Names a file of the project by its path from the current folder. */
  pathOf(file: string): string;
}
