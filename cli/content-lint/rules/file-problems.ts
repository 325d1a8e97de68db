import { recordFiles } from '../project/project.ts';
import type { Context } from '../rule.ts';

/** Reports the problems with a code that the parsers of the files have found. */
export function reportFileProblems(code: string, context: Context): void {
  for (const catalogue of context.project.catalogues) {
    for (const file of catalogue.files) {
      for (const problem of file.problems) {
        if (problem.code !== code) continue;
        // Both sides of a merge conflict are in the file: its repeated keys are no mistakes.
        if (code === 'json/duplicate-key' && file.text.includes('\n<<<<<<< ')) continue;
        const about = problem.key === undefined ? {} : { key: problem.key };
        const related = problem.first ? [{ file: file.path, span: problem.first }] : [];
        context.report({ file: file.path, span: problem.span }, problem.args, {
          locale: file.locale,
          related,
          ...about,
        });
      }
    }
  }
  for (const file of recordFiles(context.project))
    for (const problem of file.problems)
      if (problem.code === code) context.report({ file: file.path, span: problem.span }, problem.args);
}
