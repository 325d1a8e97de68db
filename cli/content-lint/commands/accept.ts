import { nearWord } from '../core/language/edit-distance.ts';
import { fitsPattern } from '../core/project/fits-pattern.ts';
import type { Project } from '../core/project/project.ts';
import { acceptedLock } from '../core/project/source-lock.ts';
import type { Io } from '../host/io.ts';
import { openProject, type ProjectOptions } from '../host/open-project.ts';
import { writeProjectFiles } from '../host/write-files.ts';
import { reportTexts } from '../reports/report-texts.ts';
import { answerTo } from './answer.ts';

interface AcceptOptions extends ProjectOptions {
  all?: boolean;
}

/**
 * `content-lint accept`: records that translations were compared with their sources. Without a key it asks before it
 * accepts more than what is stale, such as translations that the lock does not have yet. Exit code 2 for an unknown
 * key, and if the answer is not yes.
 */
export async function run(keys: readonly string[], given: AcceptOptions, io: Io): Promise<number> {
  const { root, project, options } = await openProject(given, io);
  const texts = reportTexts[options.lang].accept;
  const unknown = keys.find((key) => !keysLike(project, key).length);
  if (unknown !== undefined) {
    io.stderr.write(`${texts.noKey(unknown, nearWord(unknown, project.catalogues[0]?.messages.keys() ?? []))}\n`);
    return 2;
  }
  const chosen = new Set(keys.flatMap((key) => keysLike(project, key)));
  const acceptsAll = options.all || keys.length === 0;
  const { text, accepted, stale, pruned } = acceptedLock(project, (key) => acceptsAll || chosen.has(key));
  if (keys.length === 0 && !options.all && accepted > stale) {
    io.stderr.write(`${texts.wouldAccept(accepted, stale)}\n`);
    if (!texts.yes.test(await answerTo(texts.question, io))) {
      io.stderr.write(`${texts.sayAll}\n`);
      return 2;
    }
  }
  writeProjectFiles(root, new Map([[project.sourceLockPath, text]]));
  io.stdout.write(`${texts.done(accepted, pruned, project.sourceLockPath)}\n`);
  return 0;
}

/** Keys of the source that match an argument of the command line; a `*` stands for any part of a key. */
function keysLike({ catalogues: [source] }: Project, pattern: string): string[] {
  if (!pattern.includes('*')) return source?.messages.has(pattern) ? [pattern] : [];
  return [...(source?.messages.keys() ?? [])].filter((key) => fitsPattern(pattern, key));
}
