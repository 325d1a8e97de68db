import type { Finding } from '#cli/content-lint/finding.ts';
import type { Expected, SeededCatalogue } from './seeded-catalogue.ts';

export interface Score {
  /** How many mistakes there are, and how many of them were found. */
  of: number;
  found: number;
  /** Of those found, with the right line; and with a column inside the part that is wrong. */
  lines: number;
  columns: number;
  missed: Expected[];
  misplaced: { expected: Expected; at: string }[];
  /** Findings in messages with nothing wrong. */
  alarms: Finding[];
  /** Findings beyond the first about one mistake, or under a code that does not say what it is. */
  besides: Finding[];
}

type Found = Pick<Finding, 'code' | 'key' | 'file' | 'line' | 'column'>;

/** Compares findings with what is known to be wrong; notes are no findings. */
export function score(findings: readonly Finding[], { expected }: SeededCatalogue): Score {
  const own = findings.filter(({ severity }) => severity !== 'note');
  const result: Score = {
    of: expected.length,
    found: 0,
    lines: 0,
    columns: 0,
    missed: [],
    misplaced: [],
    alarms: [],
    besides: [],
  };
  const used = new Set<Found>();
  for (const one of expected) {
    const fitting = own.filter((finding) => isAbout(finding, one) && one.codes.some((code) => code === finding.code));
    const best = fitting.find((finding) => isPlaced(finding, one)) ?? fitting[0];
    if (!best) {
      result.missed.push(one);
      continue;
    }
    used.add(best);
    result.found++;
    if (best.file === one.file && best.line === one.line) result.lines++;
    if (isPlaced(best, one)) result.columns++;
    else result.misplaced.push({ expected: one, at: `${best.code} ${best.file}:${best.line}:${best.column}` });
  }
  for (const finding of own) {
    if (used.has(finding)) continue;
    if (expected.some((one) => isAbout(finding, one))) result.besides.push(finding);
    else result.alarms.push(finding);
  }
  return result;
}

function isAbout(finding: Found, { key, file }: Expected): boolean {
  return key === '' ? finding.file === file : finding.key === key;
}

function isPlaced({ file, line, column }: Found, expected: Expected): boolean {
  return file === expected.file && line === expected.line && column >= expected.from && column <= expected.to;
}
