import picomatch from 'picomatch';
import type { Report } from '../finding.ts';
import { fitsPattern } from '../project/any-part.ts';
import type { Project } from '../project/project.ts';
import type { RuleOverride, RuleSetting, RuleSettings } from '../project/rule-settings.ts';
import type { RuleOf } from '../rule.ts';
import { fileOf, subjectOf } from './locate.ts';

/** What a rule can be set to. */
export const ruleSettingNames = ['off', 'on', 'error', 'warning', 'note'] as const satisfies readonly RuleSetting[];

/** Whether the name of a setting (the code of a rule, or a glob of codes) is about a rule. */
export function isAboutRule(name: string, code: string): boolean {
  return fitsPattern(name, code);
}

/**
 * Leaves out the reports of rules that the project has switched off, and reports that need a rule to be set: optional
 * ones, and those about a habit that its languages do not share. The others get the severity that it has set.
 */
export function withSeverities(project: Project, reports: readonly Report[], ruleOf: RuleOf): readonly Report[] {
  const { rules = {}, overrides = [] } = project.settings;
  const isSet = Object.keys(rules).length > 0 || overrides.length > 0;
  const applies = overrides.map(matcher);
  const isAboutUnsharedHabit = unsharedHabitMatcher(project, reports, ruleOf);
  return reports.flatMap((report) => {
    if (!isSet) return report.optional || isAboutUnsharedHabit(report) ? [] : report;
    const file = fileOf(project, report.target);
    const { locale } = subjectOf(report);
    const matching = applies.flatMap(({ rules: settings, isAbout }) => (isAbout(file, locale) ? [settings] : []));
    const setting = [rules, ...matching].reduce<RuleSetting | undefined>(
      (last, settings) => settingOf(settings, report.code) ?? last,
      undefined,
    );
    if (setting === undefined && (report.optional || isAboutUnsharedHabit(report))) return [];
    if (setting === 'off') return [];
    if (setting === undefined) return report;
    return setting === 'on' ? withoutNoteSeverity(report) : { ...report, severity: setting };
  });
}

/** A report of a rule that is switched on: if it would only be a note, it gets the severity of its rule. */
function withoutNoteSeverity({ severity, ...report }: Report): Report {
  return severity === undefined || severity === 'note' ? report : { ...report, severity };
}

/** The setting of a rule; undefined if there is none. */
export function settingOf(rules: RuleSettings, code: string): RuleSetting | undefined {
  return Object.entries(rules).findLast(([name]) => isAboutRule(name, code))?.[1];
}

function matcher({ files, locales, rules }: RuleOverride) {
  const isFile = files ? picomatch([...files], { dot: true }) : () => true;
  const isAbout = (file: string, locale: string | undefined) =>
    isFile(file) && (locales === undefined || (locale !== undefined && locales.includes(locale)));
  return { rules, isAbout };
}

/** If translations break a habit in a larger share of the texts that it is about, it is no habit of their language. */
const share = 0.01;

/**
 * Makes a function that tests whether a report is about a habit that a pair of languages does not share: such reports
 * would be about many translations that their readers find right.
 */
function unsharedHabitMatcher(
  project: Project,
  reports: readonly Report[],
  ruleOf: RuleOf,
): (report: Report) => boolean {
  const counts = new Map<string, { number: number; habit: RegExp; locale: string }>();
  const idOf = (report: Report) => `${report.code} ${subjectOf(report).locale}`;
  for (const report of reports) {
    const { habit, isCoverage } = ruleOf(report) ?? {};
    const { locale } = subjectOf(report);
    if (!habit || report.optional || locale === undefined || (isCoverage && isComplete(project, locale))) continue;
    const count = counts.get(idOf(report)) ?? { number: 0, habit, locale };
    counts.set(idOf(report), { ...count, number: count.number + 1 });
  }
  const unshared = new Set(
    [...counts].flatMap(([id, { number, habit, locale }]) => (number > allowed(project, habit, locale) ? [id] : [])),
  );
  return (report) => unshared.has(idOf(report));
}

/** Whether no text may be missing in a locale: in the source, and in the locales that the setting `complete` names. */
export function isComplete({ source, settings }: Project, locale: string): boolean {
  return locale === source || (settings.complete ?? []).some((name) => fitsPattern(name, locale));
}

/** How many translations into a locale may break a habit: one in a hundred, and one in any case. */
function allowed({ catalogues: [source, ...targets] }: Project, habit: RegExp, locale: string): number {
  const target = targets.find((candidate) => candidate.locale === locale);
  let number = 0;
  for (const [key, text] of source?.messages ?? [])
    if (habit.test(text) && (!target || target.messages.get(key)?.trim())) number++;
  return Math.max(1, number * share);
}
