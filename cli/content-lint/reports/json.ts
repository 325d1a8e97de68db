import type { Severity } from '../core/finding.ts';
import type { ReportInput } from './report-input.ts';
import { formatFinding } from './texts/format-finding.ts';

/** The findings as one JSON document, each with its sentence. */
export function jsonReport({ findings, texts }: ReportInput): string {
  const withSentences = findings.map((finding) => {
    const { sentence, advice } = formatFinding(finding, texts);
    return { ...finding, message: sentence, advice };
  });
  const ofSeverity = (...severities: Severity[]) =>
    withSentences.filter(({ severity }) => severities.includes(severity));
  const report = {
    // Of this format, for programs that read it.
    version: 1,
    summary: {
      findings: ofSeverity('error', 'warning').length,
      errors: ofSeverity('error').length,
      warnings: ofSeverity('warning').length,
      notes: ofSeverity('note').length,
    },
    findings: ofSeverity('error', 'warning'),
    notes: ofSeverity('note'),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
