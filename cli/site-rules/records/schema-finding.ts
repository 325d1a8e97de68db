import type { BaseIssue } from 'valibot';
import { type Args, nearWord } from '#cli/content-lint/api.ts';
import { schemaAdvice } from '#src/content/schema-issue.ts';
import type { SchemaIssue } from './site-records.ts';

export interface SchemaFinding {
  code: 'content/schema' | 'slug/unsafe' | 'slug/missing';
  file: string;
  path: (string | number)[];
  /** Which part of the field the finding points at; for a missing field that is the record, or the group around it. */
  on: 'key' | 'value';
  args: Args;
}

/** Turns the issues of schemas into findings for authors; a misspelt field is one finding, not two. */
export function schemaFindings(issues: readonly SchemaIssue[]): SchemaFinding[] {
  const all = issues.map(({ file, issue }) => findingOf(file.path, issue));
  for (const unknown of all.filter(({ args }) => args.problem === 'unknown')) {
    const missing = all.filter(({ args, path, file }) => {
      return args.problem === 'missing' && file === unknown.file && parentOf(path) === parentOf(unknown.path);
    });
    const near = nearWord(
      lastOf(unknown.path),
      missing.map(({ path }) => lastOf(path)),
    );
    const meant = missing.find(({ path }) => lastOf(path) === near);
    if (!meant) continue;
    all.splice(all.indexOf(meant), 1);
    unknown.args = { ...unknown.args, problem: 'misspelt', near: meant.args.field ?? '' };
  }
  return all;
}

function findingOf(file: string, issue: BaseIssue<unknown>): SchemaFinding {
  const path = (issue.path ?? []).map((item) => item.key as string | number);
  const field = path.join('.');
  const isSlug = /(^|\.)slug(ByLocale\.\w+)?$/.test(field);
  // A strict object of valibot expects `never` in a field that it does not know.
  if (issue.expected === 'never') {
    return { code: 'content/schema', file, path, on: 'key', args: { problem: 'unknown', field } };
  }
  if (issue.input === undefined) {
    const code = isSlug ? 'slug/missing' : 'content/schema';
    const args = { problem: 'missing', field, record: parentOf(path) };
    return { code, file, path, on: 'key', args };
  }
  // If a check of a whole record names the field that is wrong, `input` is the record and the path has the value.
  const value = issue.path?.at(-1)?.value ?? issue.input;
  const got = JSON.stringify(value);
  if (isSlug && issue.type === 'regex') return { code: 'slug/unsafe', file, path, on: 'value', args: { field, got } };
  // A picklist expects `("a" | "b")`.
  const choices =
    issue.type === 'picklist'
      ? [...(issue.expected ?? '').matchAll(/"([^"]*)"/g)].map(([, option = '']) => option)
      : [];
  if (choices.length > 0 && typeof value === 'string') {
    const near = nearWord(value, choices);
    const args = {
      problem: 'choice',
      field,
      got: value,
      // For an entry of a list, the name of the list.
      name: lastOf(path.filter((step) => typeof step === 'string')),
      choices,
    };
    return { code: 'content/schema', file, path, on: 'value', args: { ...args, ...(near ? { near } : {}) } };
  }
  return {
    code: 'content/schema',
    file,
    path,
    on: 'value',
    args: { problem: 'wrong', field, got, wanted: schemaAdvice(issue) },
  };
}

function parentOf(path: readonly (string | number)[]): string {
  return path.slice(0, -1).join('.');
}

function lastOf(path: readonly (string | number)[]): string {
  return String(path.at(-1) ?? '');
}
