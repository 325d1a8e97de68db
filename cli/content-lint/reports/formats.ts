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

/** The forms a report can have; each in a file of its own, read only when it is asked for. */
const formats = {
  pretty: async () => {
    const { prettyReport } = await import('./pretty.ts');
    return (input: ReportInput) => prettyReport(input.findings, input.project, input.words, input.language);
  },
  json: async () => {
    const { jsonReport } = await import('./json.ts');
    return (input: ReportInput) => jsonReport(input.findings, input.words);
  },
  github: async () => (await import('./github.ts')).githubReport,
  sarif: async () => (await import('./sarif.ts')).sarifReport,
  junit: async () => (await import('./junit.ts')).junitReport,
  gitlab: async () => (await import('./gitlab.ts')).gitlabReport,
} satisfies Record<string, () => Promise<(input: ReportInput) => string>>;

export type ReportFormat = keyof typeof formats;

export const reportFormats = Object.keys(formats) as ReportFormat[];

/** The whole text of a report. */
export async function formatReport(format: ReportFormat, input: ReportInput): Promise<string> {
  return (await formats[format]())(input);
}
