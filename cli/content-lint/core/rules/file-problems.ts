import { recordFiles } from '../project/project.ts';
import type { Context } from '../rule.ts';
import { isUtf16 } from './file/encoding.ts';

/** Reports the problems of one `code` that the parsers of files found. A file in UTF-16 only has `file/encoding`. */
export function reportFileProblems(code: string, context: Context): void {
  for (const catalogue of context.project.catalogues) {
    for (const file of catalogue.files) {
      const problems = file.problems.filter((problem) => problem.code === code);
      if (problems.length === 0 || isUtf16(file.text)) continue;
      // Both sides of a merge conflict are in the file: its repeated keys are no mistakes. The keys of a record
      // are not looked at if its syntax is broken, so it needs no such exception.
      if (code === 'json/duplicate-key' && file.text.includes('\n<<<<<<< ')) continue;
      for (const problem of problems) {
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
      if (problem.code === code && !isUtf16(file.text))
        context.report({ file: file.path, span: problem.span }, problem.args);
}
