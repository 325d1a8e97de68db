import type { Severity } from '../core/finding.ts';
import type { ReportInput } from './report-input.ts';
import { formatFinding } from './texts/format-finding.ts';

/** The commands that make an annotation, `::error file=…::`. */
const commands: Record<Severity, string> = { error: 'error', warning: 'warning', note: 'notice' };

/** The findings as annotations that GitHub shows at their lines; nothing if there are none. */
export function githubReport({ findings, texts, pathOf }: ReportInput): string {
  return findings
    .map((finding) => {
      const { sentence, advice } = formatFinding(finding, texts);
      const { line, column, endLine, endColumn } = finding;
      const place = {
        file: pathOf(finding.file),
        line,
        endLine,
        col: column,
        // GitHub rejects an end column if the end is on another line.
        ...(endLine === line && endColumn > column ? { endColumn } : {}),
        title: finding.code,
      };
      const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      return `::${commands[finding.severity]} ${properties.join(',')}::${escapeMessage(`${sentence} ${advice}`.trim())}\n`;
    })
    .join('');
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
