import { baselineText, entriesOf, isBaseline } from '../core/linter/baseline.ts';
import { checkProject } from '../core/linter/check-project.ts';
import { type LoadedPlugin, ruleLookup } from '../core/linter/plugins.ts';
import { leftOutCheck } from '../core/linter/suppress.ts';
import type { Project } from '../core/project/project.ts';
import { ProjectError } from '../core/project/project-error.ts';
import { parseJsonRecord } from '../formats/parse-json-record.ts';
import type { Io } from '../host/io.ts';
import type { ToolLanguage } from '../host/tool-language.ts';
import { writeProjectFiles } from '../host/write-files.ts';
import { reportTexts } from '../reports/report-texts.ts';

interface BaselineOptions {
  io: Io;
  root: string;
  lang: ToolLanguage;
  baseline: string;
  updateBaseline?: boolean;
  profile?: string | undefined;
  plugins: readonly LoadedPlugin[];
}

/**
 * Writes the baseline if the options ask for it, and gives the project with it. A new one has all findings; an existing
 * one only loses those that are fixed. Throws a `ProjectError` if the file is not a baseline.
 */
export function withBaseline(project: Project, options: BaselineOptions): Project {
  const { io, root, lang, baseline, updateBaseline, profile, plugins } = options;
  if (project.baseline && !isBaseline(project.baseline)) {
    throw new ProjectError('not-a-baseline', baseline);
  }
  if (!updateBaseline) {
    if (project.baseline) return project;
    throw new ProjectError('no-baseline', baseline);
  }
  // A check with the baseline would leave out what is in it.
  const findings = checkProject({ ...project, baseline: undefined }, { profile, plugins });
  const text = baselineText(findings, project.baseline, leftOutCheck(project, ruleLookup(plugins), profile));
  writeProjectFiles(root, new Map([[baseline, text]]));
  const newBaseline = parseJsonRecord(baseline, text);
  io.stderr.write(`${reportTexts[lang].baseline(entriesOf(newBaseline).length, baseline)}\n`);
  return { ...project, baseline: newBaseline };
}
