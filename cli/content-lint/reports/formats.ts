import { escapeCiCommands } from './escape-controls.ts';
import type { ReportInput } from './report-input.ts';

/** The formats of a report; the module of each is only loaded when needed. */
const formats = {
  pretty: async () => (await import('./pretty.ts')).prettyReport,
  json: async () => (await import('./json.ts')).jsonReport,
  github: async () => (await import('./github.ts')).githubReport,
  sarif: async () => (await import('./sarif.ts')).sarifReport,
  junit: async () => (await import('./junit.ts')).junitReport,
  gitlab: async () => (await import('./gitlab.ts')).gitlabReport,
} satisfies Record<string, () => Promise<(input: ReportInput) => string>>;

export type ReportFormat = keyof typeof formats;

export const reportFormats = Object.keys(formats) as ReportFormat[];

/** The whole text of a report, without anything that a CI service would take for a command. */
export async function formatReport(format: ReportFormat, input: ReportInput): Promise<string> {
  return escapeCiCommands((await formats[format]())(input));
}
