import type { Severity } from '../core/finding.ts';
import { fingerprints } from './fingerprint.ts';
import type { ReportInput } from './report-input.ts';
import { formatFinding } from './texts/format-finding.ts';

const severities: Record<Severity, string> = { error: 'major', warning: 'minor', note: 'info' };

/** The findings as a GitLab code quality report. */
export function gitlabReport({ findings, texts, pathOf }: ReportInput): string {
  const fingerprintOf = fingerprints();
  const report = findings.map((finding) => {
    const { sentence, advice } = formatFinding(finding, texts);
    return {
      type: 'issue',
      check_name: finding.code,
      description: `${sentence} ${advice}`.trim(),
      // One of the categories of Code Climate, whose format this is.
      categories: ['Bug Risk'],
      severity: severities[finding.severity],
      fingerprint: fingerprintOf(finding),
      location: { path: pathOf(finding.file), lines: { begin: finding.line, end: finding.endLine } },
    };
  });
  return `${JSON.stringify(report, null, 2)}\n`;
}
