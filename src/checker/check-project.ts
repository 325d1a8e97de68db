import { readExceptions } from '#src/checker/exceptions.ts';
import type { Args, Finding, Place, Severity } from '#src/checker/finding.ts';
import { fileOf, locator } from '#src/checker/locate.ts';
import type { Message, MessagePair, ParsedMessage } from '#src/checker/message.ts';
import { parseMessage } from '#src/checker/parse-message.ts';
import type { Catalogue, Project } from '#src/checker/project.ts';
import type { Context, ReportOptions, Rule } from '#src/checker/rule.ts';
import { rules as allRules, type RuleCode } from '#src/checker/rules.ts';
import { readSiteRecords } from '#src/checker/site-records.ts';
import { readTerms } from '#src/checker/terms.ts';
import { isRequiredIn, knownArguments } from '#src/checker/what-is-known.ts';

export interface CheckOptions {
  rules?: readonly Rule[];
  /** Rules for this occasion count too: `production`. */
  profile?: string | undefined;
}

interface Raw {
  rule: Rule;
  place: Place;
  args: Args;
  more: ReportOptions;
}

/**
 * Runs the rules over a project and gives all findings, in the order of files, lines and columns.
 * Every message is parsed once and let go: memory does not grow with the size of the catalogues.
 */
export function checkProject(project: Project, options: CheckOptions = {}): Finding[] {
  const { rules = allRules, profile } = options;
  const raw: Raw[] = [];
  const site = readSiteRecords(project);
  const terms = readTerms(project.terms);
  const shared = { project, site, terms, knownArguments: knownArguments(site), isRequired: isRequiredIn(site) };
  const active = rules
    .filter((rule) => (!rule.house || project.records) && (!rule.profile || rule.profile === profile))
    .map((rule) => {
      const report: Context['report'] = (place, args = {}, more = {}) => raw.push({ rule, place, args, more });
      return { rule, context: { ...shared, report } };
    });
  const onMessage = active.flatMap(({ rule, context }) => (rule.message ? [{ check: rule.message, context }] : []));
  const onPair = active.flatMap(({ rule, context }) => (rule.pair ? [{ check: rule.pair, context }] : []));
  walkMessages(
    project,
    (message) => {
      for (const { check, context } of onMessage) check(message, context);
    },
    (pair) => {
      for (const { check, context } of onPair) check(pair, context);
    },
  );
  for (const { rule, context } of active) rule.project?.(context);
  return placed(project, withoutExceptions(project, withoutConsequences(raw), rules));
}

function walkMessages(project: Project, onMessage: (m: Message) => void, onPair: (p: MessagePair) => void): void {
  const [source, ...targets] = project.catalogues;
  if (!source) return;
  for (const [key, text] of source.messages) {
    const from = parseMessage(key, source.locale, text);
    onMessage(from);
    for (const target of targets) {
      const to = messageOf(target, key);
      if (!to) continue;
      onMessage(to);
      if (isWhole(from) && isWhole(to)) onPair({ key, source: from, target: to, known: {} });
    }
  }
  for (const target of targets) {
    for (const [key, text] of target.messages)
      if (!source.messages.has(key)) onMessage(parseMessage(key, target.locale, text));
  }
}

function messageOf(catalogue: Catalogue, key: string): Message | undefined {
  const text = catalogue.messages.get(key);
  return text === undefined ? undefined : parseMessage(key, catalogue.locale, text);
}

function isWhole(message: Message): message is ParsedMessage {
  return message.elements !== undefined && message.text.trim() !== '';
}

/** Leaves out what only follows from another finding about the same message. */
function withoutConsequences(raw: readonly Raw[]): Raw[] {
  const codesByMessage = new Map<string, Set<string>>();
  for (const { rule, place, more } of raw) {
    const key = more.key ?? ('key' in place ? place.key : undefined);
    if (key === undefined) continue;
    const codes = codesByMessage.get(key);
    if (codes) codes.add(rule.code);
    else codesByMessage.set(key, new Set([rule.code]));
  }
  return raw.filter(({ rule, place, more }) => {
    const codes = codesByMessage.get(more.key ?? ('key' in place ? place.key : '') ?? '');
    return !codes || !rule.yieldsTo?.some((code) => codes.has(code));
  });
}

/** Leaves out what the project allows; an exception that allows nothing is a finding itself. */
function withoutExceptions(project: Project, raw: readonly Raw[], rules: readonly Rule[]): Raw[] {
  const file = project.exceptions;
  if (!file) return [...raw];
  const exceptions = readExceptions(file);
  const left = raw.filter(({ rule, place, more }) => {
    const key = more.key ?? ('key' in place ? place.key : undefined);
    const locale = more.locale ?? ('locale' in place ? place.locale : undefined);
    return !exceptions.covers({ code: rule.code, key, locale, file: fileOf(project, place) });
  });
  const add = (code: string, index: number, args: Args) => {
    const rule = rules.find((one) => one.code === code);
    if (rule) left.push({ rule, place: { file: file.path, path: [index] }, args, more: {} });
  };
  for (const index of exceptions.unused()) add('exception/unused', index, {});
  for (const { index, field, wanted } of exceptions.invalid) add('exception/invalid', index, { field, wanted });
  return left;
}

function placed(project: Project, raw: readonly Raw[]): Finding[] {
  const locate = locator(project);
  const findings = raw.map(({ rule, place, args, more }): Finding => {
    const key = more.key ?? ('key' in place ? place.key : undefined);
    const locale = more.locale ?? ('locale' in place ? place.locale : undefined);
    return {
      code: rule.code as RuleCode,
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

function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
}
