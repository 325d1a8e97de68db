import type { Severity } from '../core/finding.ts';
import type { ReportInput } from './report-input.ts';
import { formatFinding } from './texts/format-finding.ts';

/** The findings as one JSON document, each with its sentence. */
export function jsonReport({ findings, texts }: ReportInput): string {
  const spoken = findings.map((finding) => {
    const { says, todo } = formatFinding(finding, texts);
    return { ...finding, message: says, advice: todo };
  });
  const of = (...severities: Severity[]) => spoken.filter(({ severity }) => severities.includes(severity));
  const report = {
    version: 1,
    summary: {
      findings: of('error', 'warning').length,
      errors: of('error').length,
      warnings: of('warning').length,
      notes: of('note').length,
    },
    findings: of('error', 'warning'),
    notes: of('note'),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
