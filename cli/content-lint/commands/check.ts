import { resolve } from 'node:path';
import { cleanCache } from '../engine/clean-cache.ts';
import { type RunOptions, runRules } from '../engine/run-rules.ts';
import type { Finding } from '../finding.ts';
import type { FixLevel } from '../fix.ts';
import type { Project } from '../project/project.ts';
import { ProjectError } from '../project/project-error.ts';
import { formatReport, type ReportFormat } from '../reports/formats.ts';
import { loadWords, type ToolLanguage } from '../reports/language.ts';
import { print } from '../reports/print.ts';
import { progressLine } from '../reports/progress-line.ts';
import { reportTexts } from '../reports/report-texts.ts';
import { briefWork } from './brief-work.ts';
import { type ProjectOptions, projectOf, treeOf, withCode } from './project-options.ts';

interface CheckOptions extends ProjectOptions {
  profile?: string;
  fix?: FixLevel;
  updateBaseline?: boolean;
  format: ReportFormat;
}

/** `content-lint check`: 0 where nothing is wrong, 1 where something is. */
export async function run(given: CheckOptions): Promise<number> {
  const { project, findings, root, options } = await checked(given);
  const words = await loadWords(options.lang);
  print(await formatReport(options.format, { findings, project, words, language: options.lang, root }));
  return findings.some(({ severity }) => severity === 'error' || (options.strict && severity === 'warning')) ? 1 : 0;
}

interface Checked {
  project: Project;
  findings: Finding[];
  root: string;
  options: CheckOptions & { lang: ToolLanguage };
}

/** The findings, after the fixes and the new baseline that the options ask for. */
async function checked(given: CheckOptions): Promise<Checked> {
  refuseClashes(given);
  const tree = await treeOf(resolve(given.root), given);
  const found = await projectOf(given, tree);
  const { root, options } = found;
  let { project } = found;
  if (options.fix) {
    const { mend } = await import('./fix.ts');
    const mended = await mend(given, options.fix, options.profile);
    project = mended.project;
    process.stderr.write(`${reportTexts[options.lang].mended(mended.count, mended.files)}\n`);
  }
  project = await withCode(project, root, options, tree);
  if (project.records) {
    const { picturesOf } = await import('#cli/site-rules/pictures/pictures-of.ts');
    project = { ...project, pictures: await picturesOf(project, tree, { ...options, root }) };
  }
  if (options.baseline) {
    const { withBaseline } = await import('./baseline.ts');
    project = withBaseline(project, { ...options, root, baseline: options.baseline });
  }
  const progress = progressLine(options.lang);
  const clean = cleanCache(root);
  const { profile } = options;
  const check = await checkerFor(project);
  const findings = briefWork(() => check(project, { profile, onProgress: progress.show, clean }));
  progress.clear();
  clean?.keep();
  return { project, findings, root, options };
}

/** What looks at content, code and house style is not even loaded for a project that has none. */
async function checkerFor(
  project: Project,
): Promise<(project: Project, options: Omit<RunOptions, 'rules' | 'site'>) => Finding[]> {
  if (project.records || project.code) return (await import('../engine/check-project.ts')).checkProject;
  const { messageRules: rules } = await import('../rules/message-rules.ts');
  return (own, options) => runRules(own, { ...options, rules, site: undefined });
}

/** Throws a `ProjectError` for options that make no sense together. */
function refuseClashes({ fix, staged, updateBaseline, baseline }: CheckOptions): void {
  if (fix && staged) throw new ProjectError('fix-and-staged');
  if (updateBaseline && !baseline) throw new ProjectError('update-without-baseline');
}
