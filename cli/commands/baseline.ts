import { baselineText, isBaseline } from '#src/checker/baseline.ts';
import { checkProject } from '#src/checker/check-project.ts';
import type { Project } from '#src/checker/project.ts';
import { parseJsonRecord } from '#src/content/parse-json-record.ts';
import { ProjectError } from '#src/content/project-error.ts';
import { writeProjectFiles } from '#src/content/write-files.ts';
import type { ToolLanguage } from '../report/language.ts';
import { reportTexts } from '../report/texts.ts';

interface BaselineOptions {
  root: string;
  lang: ToolLanguage;
  baseline: string;
  updateBaseline?: boolean;
  profile?: string;
}

/**
 * The project with its baseline, which is written anew where the options say so: with everything that is found where
 * there was none, else with what it knew and is still there. Throws a `ProjectError` where it is none.
 */
export function withBaseline(project: Project, options: BaselineOptions): Project {
  const { root, lang, baseline, updateBaseline, profile } = options;
  if (project.baseline && !isBaseline(project.baseline)) {
    throw new ProjectError('not-a-baseline', baseline);
  }
  if (!updateBaseline) {
    if (project.baseline) return project;
    throw new ProjectError('no-baseline', baseline);
  }
  const findings = checkProject({ ...project, baseline: undefined }, { profile });
  const text = baselineText(findings, project.baseline);
  writeProjectFiles(root, new Map([[baseline, text]]));
  process.stderr.write(`${reportTexts[lang].baseline(text.match(/"rule"/g)?.length ?? 0, baseline)}\n`);
  return { ...project, baseline: parseJsonRecord(baseline, text) };
}
