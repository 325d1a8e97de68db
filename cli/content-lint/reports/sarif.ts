import type { Severity, SourceLocation } from '../core/finding.ts';
import { packageVersion } from '../host/package-version.ts';
import { fingerprints } from './fingerprint.ts';
import type { ReportInput } from './report-input.ts';
import { rulePage } from './rule-page.ts';
import { formatFinding } from './texts/format-finding.ts';

/** A path as a relative address: `#` and `?` of a file name would begin its fragment and its query. */
const pathToUri = (path: string) => encodeURI(path).replaceAll('#', '%23').replaceAll('?', '%3F');

/** The names that SARIF has for the severities: the same. */
const levels: Record<Severity, string> = { error: 'error', warning: 'warning', note: 'note' };

/** The findings as SARIF 2.1.0, with all rules, so that a run without findings shows what was checked. */
export function sarifReport({ findings, rules, texts, language, pathOf }: ReportInput): string {
  const fingerprintOf = fingerprints();
  const version = packageVersion();
  const location = (place: SourceLocation) => ({
    physicalLocation: {
      // `%SRCROOT%`: the address counts from the root of the sources, wherever a reader of the report has them.
      artifactLocation: { uri: pathToUri(pathOf(place.file)), uriBaseId: '%SRCROOT%' },
      region: {
        startLine: place.line,
        startColumn: place.column,
        endLine: place.endLine,
        // SARIF refuses a region that ends before it starts.
        endColumn: Math.max(place.endColumn, place.endLine === place.line ? place.column : 1),
      },
    },
  });
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'content-lint',
            version,
            semanticVersion: version,
            language,
            rules: rules.map((rule) => ({
              id: rule.code,
              shortDescription: { text: texts.rules[rule.code]?.summary ?? rule.code },
              fullDescription: { text: texts.rules[rule.code]?.why ?? '' },
              help: { text: `${texts.tool} explain ${rule.code}`, markdown: rulePage(rule, texts) },
              defaultConfiguration: { level: levels[rule.severity] },
            })),
          },
        },
        // Columns count as JavaScript counts characters.
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => {
          const { sentence, advice } = formatFinding(finding, texts);
          return {
            ruleId: finding.code,
            ruleIndex: rules.findIndex(({ code }) => code === finding.code),
            level: levels[finding.severity],
            message: { text: `${sentence} ${advice}`.trim() },
            locations: [location(finding)],
            ...(finding.related.length > 0 ? { relatedLocations: finding.related.map(location) } : {}),
            partialFingerprints: { 'content-lint/v1': fingerprintOf(finding) },
          };
        }),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
