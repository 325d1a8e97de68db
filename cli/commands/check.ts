import { checkProject } from '#src/checker/check-project.ts';
import { formatReport, type ReportFormat } from '../report/formats.ts';
import { loadWords } from '../report/language.ts';
import { print } from '../report/print.ts';
import { progressLine } from '../report/progress-line.ts';
import { type ProjectOptions, projectOf, withCode } from './project-options.ts';

interface CheckOptions extends ProjectOptions {
  profile?: string;
  format: ReportFormat;
}

/** `content-lint check`: 0 where nothing is wrong, 1 where something is. */
export async function run(given: CheckOptions): Promise<number> {
  const { project: messages, root, options } = await projectOf(given);
  const project = await withCode(messages, root, options);
  const progress = progressLine(options.lang);
  const findings = checkProject(project, { profile: options.profile, onProgress: progress.show });
  progress.clear();
  const words = await loadWords(options.lang);
  print(await formatReport(options.format, { findings, project, words, language: options.lang, root }));
  return findings.some(({ severity }) => severity === 'error' || (options.strict && severity === 'warning')) ? 1 : 0;
}
