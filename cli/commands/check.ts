import { checkProject } from '#src/checker/check-project.ts';
import { loadWords } from '../report/language.ts';
import { print } from '../report/print.ts';
import { type ProjectOptions, projectOf } from './project-options.ts';

interface CheckOptions extends ProjectOptions {
  profile?: string;
  format: 'pretty' | 'json';
}

/** `content-lint check`: 0 where nothing is wrong, 1 where something is. */
export async function run(given: CheckOptions): Promise<number> {
  const { project, options } = await projectOf(given);
  const findings = checkProject(project, { profile: options.profile });
  const words = await loadWords(options.lang);
  if (options.format === 'json') {
    const { jsonReport } = await import('../report/json.ts');
    print(jsonReport(findings, words));
  } else {
    const { prettyReport } = await import('../report/pretty.ts');
    print(prettyReport(findings, project, words, options.lang));
  }
  return findings.some(({ severity }) => options.strict || severity === 'error') ? 1 : 0;
}
