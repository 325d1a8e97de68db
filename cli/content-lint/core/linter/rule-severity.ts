import picomatch from 'picomatch';
import type { Report } from '../finding.ts';
import { fitsPattern } from '../project/fits-pattern.ts';
import type { Project } from '../project/project.ts';
import type { RuleOverride, RuleSetting, RuleSettings } from '../project/rule-settings.ts';
import type { RuleOf } from '../rule.ts';
import { fileOf, subjectOf } from './locate.ts';

/** What a rule can be set to. */
export const ruleSettingNames = ['off', 'on', 'error', 'warning', 'note'] as const satisfies readonly RuleSetting[];

/** Whether the name of a setting (the code of a rule, or a glob of codes) is about a rule. */
export function settingCoversRule(name: string, code: string): boolean {
  return fitsPattern(name, code);
}

/**
 * Leaves out the reports of rules that the project has switched off, and reports that need a rule to be set: those
 * with `onlyIfProjectSetsRule`, and those about a habit that the project's languages do not share. The others get the
 * severity that the project has set.
 */
export function withSeverities(project: Project, reports: readonly Report[], ruleOf: RuleOf): readonly Report[] {
  const { rules = {}, overrides = [] } = project.settings;
  const setsRules = Object.keys(rules).length > 0 || overrides.length > 0;
  const overrideMatchers = overrides.map(matcher);
  const isAboutUnsharedHabit = unsharedHabitMatcher(project, reports, ruleOf);
  return reports.flatMap((report) => {
    const needsSetting = report.onlyIfProjectSetsRule || isAboutUnsharedHabit(report);
    // Most projects set no rules: then the file of a report need not be looked up.
    if (!setsRules) return needsSetting ? [] : report;
    const file = fileOf(project, report.target);
    const { locale } = subjectOf(report);
    const matching = overrideMatchers.flatMap((override) => (override.isAbout(file, locale) ? [override.rules] : []));
    const setting = [rules, ...matching].reduce<RuleSetting | undefined>(
      (earlier, settings) => settingOf(settings, report.code) ?? earlier,
      undefined,
    );
    if (setting === 'off') return [];
    if (setting === undefined) return needsSetting ? [] : report;
    return setting === 'on' ? withoutNoteSeverity(report) : { ...report, severity: setting };
  });
}

/** A report of a rule that is switched on: if it would only be a note, it gets the severity of its rule. */
function withoutNoteSeverity({ severity, ...report }: Report): Report {
  return severity === undefined || severity === 'note' ? report : { ...report, severity };
}

/** The setting of a rule; undefined if there is none. */
export function settingOf(rules: RuleSettings, code: string): RuleSetting | undefined {
  return Object.entries(rules).findLast(([name]) => settingCoversRule(name, code))?.[1];
}

function matcher({ files, locales, rules }: RuleOverride) {
  const isFile = files ? picomatch([...files], { dot: true }) : () => true;
  const isAbout = (file: string, locale: string | undefined) =>
    isFile(file) && (locales === undefined || (locale !== undefined && locales.includes(locale)));
  return { rules, isAbout };
}

/** If translations break a habit in a larger share of the texts that it is about, it is no habit of their language. */
const maxBrokenShare = 0.01;

/**
 * Makes a function that tests whether a report is about a habit, such as a full stop at the end, that a pair of
 * languages does not share: such reports would be about many translations that their readers find right.
 */
function unsharedHabitMatcher(
  project: Project,
  reports: readonly Report[],
  ruleOf: RuleOf,
): (report: Report) => boolean {
  const breaksByHabit = new Map<string, { count: number; habit: RegExp; locale: string }>();
  const idOf = (report: Report) => `${report.code} ${subjectOf(report).locale}`;
  for (const report of reports) {
    const { habit, isCoverage } = ruleOf(report) ?? {};
    const { locale } = subjectOf(report);
    if (!habit || report.onlyIfProjectSetsRule || locale === undefined) continue;
    // A locale that has to be complete is expected to have no untranslated texts, however many it has.
    if (isCoverage && isComplete(project, locale)) continue;
    const breaks = breaksByHabit.get(idOf(report)) ?? { count: 0, habit, locale };
    breaksByHabit.set(idOf(report), { ...breaks, count: breaks.count + 1 });
  }
  const unshared = new Set(
    [...breaksByHabit].flatMap(([id, { count, habit, locale }]) =>
      count > allowedBreaks(project, habit, locale) ? [id] : [],
    ),
  );
  return (report) => unshared.has(idOf(report));
}

/** Whether no text may be missing in a locale: in the source, and in the locales that the setting `complete` names. */
export function isComplete({ source, settings }: Project, locale: string): boolean {
  return locale === source || (settings.complete ?? []).some((name) => fitsPattern(name, locale));
}

/** How many translations into a locale may break a habit: one in a hundred that `habit` matches, and always one. */
function allowedBreaks({ catalogues: [source, ...targets] }: Project, habit: RegExp, locale: string): number {
  // Undefined if a plugin's rule reports the habit about the source: then all texts of the source count.
  const target = targets.find((candidate) => candidate.locale === locale);
  let count = 0;
  for (const [key, text] of source?.messages ?? [])
    if (habit.test(text) && (!target || target.messages.get(key)?.trim())) count++;
  return Math.max(1, count * maxBrokenShare);
}
