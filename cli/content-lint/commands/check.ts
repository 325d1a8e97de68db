import { checkProject } from '../engine/check-project.ts';
import { allRules } from '../engine/plugins.ts';
import { fileCache } from '../engine/result-cache.ts';
import { rulesVersion } from '../engine/rules-version.ts';
import type { Finding } from '../finding.ts';
import type { FixLevel } from '../fix.ts';
import type { Io } from '../io.ts';
import type { Project } from '../project/project.ts';
import { ProjectError } from '../project/project-error.ts';
import type { ReportFormat } from '../reports/formats.ts';
import { reportTexts } from '../reports/report-texts.ts';
import { loadedPlugins, type OpenProject, openProject, type ProjectOptions, withCode } from './open-project.ts';
import { reportFindings } from './report-findings.ts';

interface CheckOptions extends ProjectOptions {
  fix?: FixLevel;
  /** Report only what has come since this branch was left. */
  changed?: string;
  updateBaseline?: boolean;
  format: ReportFormat;
}

/** `content-lint check`: 0 where nothing is wrong, 1 where something is. */
export async function run(given: CheckOptions, io: Io): Promise<number> {
  refuseClashes(given);
  const open = await openProject(given, io);
  await refuseUnknownProfile(open);
  const { options } = open;
  const { project, findings } = await checked(open);
  io.stdout.write(await reportFindings(open, project, findings, options.format));
  return findings.some(({ severity }) => severity === 'error' || (options.strict && severity === 'warning')) ? 1 : 0;
}

/** The findings, after the fixes and the new baseline that the options ask for. */
async function checked(open: OpenProject<CheckOptions>): Promise<{ project: Project; findings: Finding[] }> {
  const { io, root, options, config } = open;
  const { profile, baseline } = options;
  let { project } = open;
  if (options.fix) {
    const { mend } = await import('./fix.ts');
    const mended = await mend(open, options.fix);
    project = mended.project;
    io.stderr.write(`${reportTexts[options.lang].mended(mended.count, mended.files)}\n`);
  }
  const cache = fileCache(root, () => rulesVersion(root, config));
  project = await withCode({ ...open, project }, cache);
  const plugins = await loadedPlugins(open, project);
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
  const { sinceBranch } = await import('./changed.ts');
  return { project, findings: await sinceBranch(open, options.changed, findings) };
}

/** Throws a `ProjectError` for options that make no sense together. */
function refuseClashes({ fix, staged, updateBaseline, baseline }: CheckOptions): void {
  if (fix && staged) throw new ProjectError('fix-and-staged');
  if (updateBaseline && !baseline) throw new ProjectError('update-without-baseline');
}

/** Throws a `ProjectError` for a profile that no rule has: a misspelt profile would silently check less. */
async function refuseUnknownProfile({ plugins, options: { profile, lang } }: OpenProject<CheckOptions>): Promise<void> {
  const profiles = [...new Set(allRules(plugins).flatMap((rule) => rule.profile ?? []))];
  if (profile === undefined || profiles.includes(profile)) return;
  const { commandTexts } = await import('../reports/command-texts.ts');
  throw new ProjectError('bad-call', commandTexts[lang].noProfile(profile, profiles));
}
