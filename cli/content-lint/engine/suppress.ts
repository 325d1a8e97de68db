import type { Args, Finding, Place, Severity } from '../finding.ts';
import type { Project } from '../project/project.ts';
import type { ReportOptions, Rule } from '../rule.ts';
import { readExceptions } from './exceptions.ts';
import { fileOf, locator } from './locate.ts';

/** What a rule reported, before anybody looked at the rest. */
export interface Reported {
  rule: Rule;
  place: Place;
  args: Args;
  more: ReportOptions;
}

/** What is left of all that the rules reported: one report for each cause, without what the project allows. */
export function settled(project: Project, reported: readonly Reported[], rules: readonly Rule[]): Reported[] {
  return withoutExceptions(project, withoutRepeats(withoutConsequences(reported)), rules);
}

/** A mistake in the source shows against every translation: it is one, with all of them beside it. */
function withoutRepeats(raw: readonly Reported[]): readonly Reported[] {
  if (raw.length < 2) return raw;
  const first = new Map<string, Reported>();
  for (const one of raw) {
    const { rule, place, args, more } = one;
    const id = `${rule.code} ${JSON.stringify([place, args, more.severity, more.key, more.locale])}`;
    const known = first.get(id);
    const related = [...(known?.more.related ?? []), ...(more.related ?? [])];
    first.set(id, known ? { ...known, more: { ...known.more, related } } : one);
  }
  return [...first.values()];
}

/** Leaves out what only follows from another finding about the same message. */
function withoutConsequences(raw: readonly Reported[]): Reported[] {
  const codesByMessage = new Map<string, Set<string>>();
  for (const { rule, place, more } of raw) {
    const key = keyOf(place, more);
    if (key === undefined) continue;
    const codes = codesByMessage.get(key);
    if (codes) codes.add(rule.code);
    else codesByMessage.set(key, new Set([rule.code]));
  }
  return raw.filter(({ rule, place, more }) => {
    const codes = codesByMessage.get(keyOf(place, more) ?? '');
    return !codes || !rule.yieldsTo?.some((code) => codes.has(code));
  });
}

/** Leaves out what the project allows; an exception that allows nothing is a finding itself. */
function withoutExceptions(project: Project, raw: readonly Reported[], rules: readonly Rule[]): Reported[] {
  const file = project.exceptions;
  if (!file) return [...raw];
  const exceptions = readExceptions(file);
  const left = raw.filter(({ rule, place, more }) => {
    const about = { code: rule.code, key: keyOf(place, more), locale: localeOf(place, more) };
    return !exceptions.covers({ ...about, file: fileOf(project, place) });
  });
  const add = (code: string, index: number, args: Args) => {
    const rule = rules.find((one) => one.code === code);
    if (rule) left.push({ rule, place: { file: file.path, path: [index] }, args, more: {} });
  };
  for (const index of exceptions.unused((code) => code.startsWith('code/') && !project.code)) {
    add('exception/unused', index, {});
  }
  for (const { index, field, wanted } of exceptions.invalid) add('exception/invalid', index, { field, wanted });
  return left;
}

/** Turns reports into findings with lines and columns, in the order of the files. */
export function placed(project: Project, raw: readonly Reported[]): Finding[] {
  const locate = locator(project);
  const findings = raw.map(({ rule, place, args, more }): Finding => {
    const key = keyOf(place, more);
    const locale = localeOf(place, more);
    return {
      code: rule.code,
      severity: (more.severity ?? rule.severity) satisfies Severity,
      ...locate(place),
      ...(key === undefined ? {} : { key }),
      ...(locale === undefined ? {} : { locale }),
      ...('path' in place ? { path: place.path } : {}),
      args,
      related: (more.related ?? []).map((one) => ({
        ...locate(one),
        ...('locale' in one ? { locale: one.locale } : {}),
      })),
    };
  });
  return findings.sort(byPlace);
}

function keyOf(place: Place, more: ReportOptions): string | undefined {
  return more.key ?? ('key' in place ? place.key : undefined);
}

function localeOf(place: Place, more: ReportOptions): string | undefined {
  return more.locale ?? ('locale' in place ? place.locale : undefined);
}

function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
}
