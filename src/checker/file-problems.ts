import { recordFiles } from '#src/checker/project.ts';
import type { Context } from '#src/checker/rule.ts';

/** Passes on what the parsers of the files saw under a code. */
export function reportFileProblems(code: string, context: Context): void {
  for (const catalogue of context.project.catalogues) {
    for (const file of catalogue.files) {
      for (const problem of file.problems) {
        if (problem.code !== code) continue;
        const about = problem.key === undefined ? {} : { key: problem.key };
        context.report({ file: file.path, span: problem.span }, problem.args, { locale: file.locale, ...about });
      }
    }
  }
  for (const file of recordFiles(context.project))
    for (const problem of file.problems)
      if (problem.code === code) context.report({ file: file.path, span: problem.span }, problem.args);
}
