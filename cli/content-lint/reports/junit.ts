import type { ReportInput } from './report-input.ts';
import { formatFinding } from './texts/format-finding.ts';

/**
 * The findings as JUnit XML: a suite for each file with findings, and one case that passes if there are none. Notes are
 * left out, because each case of a finding is a failure.
 */
export function junitReport({ findings, texts, pathOf }: ReportInput): string {
  const failures = findings.filter(({ severity }) => severity !== 'note');
  const suites = [...Map.groupBy(failures, ({ file }) => pathOf(file))].map(([file, findingsOfFile]) => {
    const cases = findingsOfFile.map((finding) => {
      const { sentence, advice } = formatFinding(finding, texts);
      const { code, severity, line, column } = finding;
      const name = `${code} ${line}:${column}${finding.key === undefined ? '' : ` ${finding.key}`}`;
      const body = [`${file}:${line}:${column}`, sentence, advice].filter(Boolean).join('\n');
      return [
        `    <testcase${attributes({ classname: file, name, file, line: String(line) })}>`,
        `      <failure${attributes({ type: severity, message: sentence })}>${escapeXml(body)}</failure>`,
        '    </testcase>',
      ].join('\n');
    });
    return suite(file, findingsOfFile.length, findingsOfFile.length, cases);
  });
  if (suites.length === 0) {
    suites.push(suite('content-lint', 1, 0, ['    <testcase classname="content-lint" name="check"/>']));
  }
  const totals = {
    name: 'content-lint',
    tests: String(Math.max(1, failures.length)),
    failures: String(failures.length),
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes(totals)}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function suite(name: string, tests: number, failures: number, cases: readonly string[]): string {
  const values = { name, tests: String(tests), failures: String(failures), errors: '0', skipped: '0' };
  return [`  <testsuite${attributes(values)}>`, ...cases, '  </testsuite>'].join('\n');
}

/** Writes the attributes of an element. A line break is escaped, as a reader of XML would make it a blank. */
function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')}"`)
    .join('');
}

/** Escapes a text, and replaces what XML cannot contain: control characters and lone surrogates. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}
