import * as v from 'valibot';
import { fitsPattern } from '../project/fits-pattern.ts';
import type { RecordFile } from '../project/project.ts';

/** A reason has at least this number of characters. */
export const minReasonLength = 8;

/** One finding, or one kind of finding, that is allowed. */
export const ExceptionSchema = v.strictObject({
  /** Code of the rule. */
  rule: v.string(),
  /** Id of a message, or a glob of ids, whose `*` matches any characters, dots too. */
  key: v.optional(v.string()),
  locale: v.optional(v.string()),
  /** Path of a file, or a glob of paths, whose `*` matches any characters, slashes too. */
  file: v.optional(v.string()),
  /** Why it is allowed. */
  reason: v.pipe(v.string(), v.minLength(minReasonLength)),
});

type Exception = v.InferOutput<typeof ExceptionSchema>;

/** The parts of a finding with which an exception is compared. */
export interface ComparedFinding {
  code: string;
  key: string | undefined;
  locale: string | undefined;
  file: string;
}

/** The exceptions of a project, which count as used once they have allowed a finding. */
export interface Exceptions {
  covers(finding: ComparedFinding): boolean;
  /** Indexes of unused exceptions in their file, except those for rules that may not have reported everything. */
  unused(mayHaveMissed: (code: string) => boolean): number[];
  /** Indexes of invalid items, and the field that is missing or wrong; it is empty if the whole item is wrong. */
  invalid: { index: number; field: string }[];
}

/** Reads the file of exceptions. */
export function readExceptions({ data }: RecordFile): Exceptions {
  // An empty file has no items; data that is no list counts as the only item.
  const items = Array.isArray(data) ? data : data == null ? [] : [data];
  const valid = new Map<number, Exception>();
  const invalid: Exceptions['invalid'] = [];
  items.forEach((item, index) => {
    const result = v.safeParse(ExceptionSchema, item);
    if (result.success) valid.set(index, result.output);
    else {
      const [issue] = result.issues;
      invalid.push({ index, field: v.getDotPath(issue) ?? '' });
    }
  });
  const used = new Set<number>();
  return {
    covers(finding) {
      let covered = false;
      // Not only the first: every exception that matches counts as used.
      for (const [index, exception] of valid) {
        if (!matches(exception, finding)) continue;
        used.add(index);
        covered = true;
      }
      return covered;
    },
    unused: (mayHaveMissed) =>
      [...valid].filter(([index, { rule }]) => !used.has(index) && !mayHaveMissed(rule)).map(([index]) => index),
    invalid,
  };
}

function matches(exception: Exception, { code, key, locale, file }: ComparedFinding): boolean {
  if (exception.rule !== code) return false;
  if (exception.key !== undefined && !fits(exception.key, key)) return false;
  if (exception.locale !== undefined && exception.locale !== locale) return false;
  return exception.file === undefined || fits(exception.file, file);
}

function fits(pattern: string, text: string | undefined): boolean {
  return text !== undefined && fitsPattern(pattern, text);
}
