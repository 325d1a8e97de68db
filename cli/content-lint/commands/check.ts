import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { Finding } from '../core/finding.ts';
import type { FixLevel } from '../core/fix.ts';
import { nearWord } from '../core/language/edit-distance.ts';
import { checkProject } from '../core/linter/check-project.ts';
import { allRules } from '../core/linter/plugins.ts';
import { ruleSettingNames, settingCoversRule } from '../core/linter/rule-severity.ts';
import type { Project } from '../core/project/project.ts';
import { ProjectError } from '../core/project/project-error.ts';
import type { RuleSetting } from '../core/project/rule-settings.ts';
import { fileCache } from '../host/file-cache.ts';
import type { Io } from '../host/io.ts';
import { loadPluginData, type OpenProject, openProject, type ProjectOptions, withCode } from '../host/open-project.ts';
import { rulesVersion } from '../host/rules-version.ts';
import { toolCommand } from '../host/tool-command.ts';
import type { ReportFormat } from '../reports/formats.ts';
import { reportTexts } from '../reports/report-texts.ts';
import { reportFindings } from './report-findings.ts';

/** The options of the command line; settings of rules are written as `text/*=off`. */
type GivenOptions = Omit<CheckOptions, 'rules'> & { rules?: readonly string[] };

interface CheckOptions extends ProjectOptions {
  fix?: FixLevel;
  /** Report only findings that are new since the branch with this name was left. */
  changed?: string;
  updateBaseline?: boolean;
  format: ReportFormat;
  /** Show every finding: otherwise the report for people shows only the first ones of each rule. */
  full?: boolean;
}

/** `content-lint check`: exit code 1 if there are errors, or with `--strict` warnings, else 0. */
export async function run(files: readonly string[], { rules = [], ...others }: GivenOptions, io: Io): Promise<number> {
  const given: CheckOptions = { ...others, rules: Object.fromEntries(rules.map(parseRuleOption)) };
  // A fix would change the files in the folder, and not what git has staged.
  if (given.fix && given.staged) throw new ProjectError('fix-and-staged');
  const open = await openProject(given, io);
  // The configuration may name the baseline.
  if (given.updateBaseline && !open.options.baseline) throw new ProjectError('update-without-baseline');
  await refuseUnknownProfile(open);
  refuseUnknownRules(given, open);
  const { options } = open;
  const { project, findings: all } = await checked(open);
  const findings = files.length === 0 ? all : await inFiles(all, files, open);
  io.stdout.write(await reportFindings(open, project, findings, options));
  return findings.some(({ severity }) => severity === 'error' || (options.strict && severity === 'warning')) ? 1 : 0;
}

/**
 * The findings in some files and folders, whose paths count from the current folder. Throws a `ProjectError` for a path
 * at which nothing is: a misspelt one would seem to have no findings.
 */
async function inFiles(
  findings: readonly Finding[],
  paths: readonly string[],
  { io, root, options }: OpenProject<CheckOptions>,
): Promise<Finding[]> {
  const chosen = paths.map((path) => resolve(io.cwd(), path));
  // A file that is gone may have findings too, such as that a translation lacks it.
  const files = findings.map(({ file }) => resolve(root, file));
  const unknown = paths.find((_, at) => !existsSync(chosen[at] ?? '') && !files.includes(chosen[at] ?? ''));
  if (unknown !== undefined) {
    const { commandTexts } = await import('../reports/command-texts.ts');
    throw new ProjectError('bad-call', commandTexts[options.lang].noSuchFile(unknown));
  }
  return findings.filter((_, at) => chosen.some((path) => files[at] === path || files[at]?.startsWith(path + sep)));
}

/** The findings, after the fixes and the new baseline that the options ask for. */
async function checked(open: OpenProject<CheckOptions>): Promise<{ project: Project; findings: Finding[] }> {
  const { io, root, options, config } = open;
  const { profile, baseline } = options;
  let { project } = open;
  if (options.fix) {
    const { fixProjectFiles } = await import('./fix.ts');
    const mended = await fixProjectFiles(open, options.fix);
    project = mended.project;
    io.stderr.write(`${reportTexts[options.lang].mended(mended.count, mended.files)}\n`);
  }
  const cache = fileCache(root, () => rulesVersion(root, config));
  project = await withCode({ ...open, project }, cache);
  const plugins = await loadPluginData(open, project);
  if (baseline) {
    const { withBaseline } = await import('./baseline.ts');
    project = withBaseline(project, { ...options, io, root, baseline, plugins });
  }
  const progress = io.stderr.isTTY
    ? (await import('../reports/progress-line.ts')).progressLine(options.lang, io.stderr)
    : undefined;
  const findings = checkProject(project, { plugins, profile, onProgress: progress?.show, cache });
  progress?.clear();
  cache?.save();
  if (options.changed === undefined) return { project, findings };
  const { findingsSinceBranch } = await import('./changed.ts');
  return { project, findings: await findingsSinceBranch(open, options.changed, findings) };
}

/** Reads `text/*=off`; throws a `ProjectError` for anything that is not a setting. */
function parseRuleOption(given: string): [name: string, setting: RuleSetting] {
  const [name = '', ...rest] = given.split('=');
  // Joined, so that a second `=`, as in `text/*=off=on`, is a mistake.
  const word = rest.join('=');
  const setting = ruleSettingNames.find((settingName) => settingName === word);
  if (setting) return [name, setting];
  throw new ProjectError('bad-call', `--rules <rule>=${ruleSettingNames.join('|')}: \`${given}\``);
}

/** Throws a `ProjectError` for a setting of an unknown rule; `loadConfig` checks those of the configuration. */
function refuseUnknownRules({ rules = {} }: CheckOptions, { plugins, options, io }: OpenProject<CheckOptions>): void {
  const codes = allRules(plugins).map(({ code }) => code);
  const unknown = Object.keys(rules).find((name) => !codes.some((code) => settingCoversRule(name, code)));
  if (unknown === undefined) return;
  const tool = toolCommand(io.cwd(), io.env);
  throw new ProjectError('bad-call', reportTexts[options.lang].noRule(unknown, nearWord(unknown, codes), tool));
}

/** Throws a `ProjectError` for a profile that no rule has: a misspelt profile would silently check less. */
async function refuseUnknownProfile({ plugins, options: { profile, lang } }: OpenProject<CheckOptions>): Promise<void> {
  const profiles = [...new Set(allRules(plugins).flatMap((rule) => rule.profile ?? []))];
  if (profile === undefined || profiles.includes(profile)) return;
  const { commandTexts } = await import('../reports/command-texts.ts');
  throw new ProjectError('bad-call', commandTexts[lang].noProfile(profile, profiles));
}
