import picomatch from 'picomatch';
import type { Report } from '../finding.ts';
import { fitsPattern } from '../project/any-part.ts';
import type { Project } from '../project/project.ts';
import type { RuleOverride, RuleSetting, RuleSettings } from '../project/rule-settings.ts';
import { fileOf, subjectOf } from './locate.ts';

/** Whether the name of a setting, the code of a rule or a glob of codes, is about a rule. */
export function isAboutRule(name: string, code: string): boolean {
  return fitsPattern(name, code);
}

/** Leaves out the reports of rules that the project has switched off, and gives the others the severity that it has set. */
export function withSeverities(project: Project, reports: readonly Report[]): readonly Report[] {
  const { rules = {}, overrides = [] } = project.settings;
  if (Object.keys(rules).length === 0 && overrides.length === 0) return reports;
  const applies = overrides.map(matcher);
  return reports.flatMap((report) => {
    const file = fileOf(project, report.target);
    const { locale } = subjectOf(report);
    const matching = applies.flatMap(({ rules: own, isAbout }) => (isAbout(file, locale) ? [own] : []));
    const setting = [rules, ...matching].reduce<RuleSetting>((last, own) => settingOf(own, report.code) ?? last, 'on');
    if (setting === 'off') return [];
    return setting === 'on' ? report : { ...report, severity: setting };
  });
}

/** The setting of a rule; undefined where there is none. */
export function settingOf(rules: RuleSettings, code: string): RuleSetting | undefined {
  return Object.entries(rules).findLast(([name]) => isAboutRule(name, code))?.[1];
}

function matcher({ files, locales, rules }: RuleOverride) {
  const isFile = files ? picomatch([...files], { dot: true }) : () => true;
  const isAbout = (file: string, locale: string | undefined) =>
    isFile(file) && (locales === undefined || (locale !== undefined && locales.includes(locale)));
  return { rules, isAbout };
}
