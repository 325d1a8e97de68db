import type { Project } from '../core/project/project.ts';
import { acceptedLock } from '../core/project/source-lock.ts';
import type { Io } from '../host/io.ts';
import { toolCommand } from '../host/tool-command.ts';
import type { ToolLanguage } from '../host/tool-language.ts';
import { writeProjectFiles } from '../host/write-files.ts';
import { initTexts } from '../reports/init-texts.ts';
import { answerTo } from './answer.ts';

/**
 * Asks somebody at a terminal whether to record that the present translations belong to their source texts, and writes
 * `source.lock.json`. Without a terminal it names the command that does this; `rootOption` is its end: ` --root …`, or
 * nothing.
 */
export async function offerLock(root: string, rootOption: string, project: Project, lang: ToolLanguage, io: Io) {
  // There is a lock already, or no translation.
  if (project.sourceLock !== undefined || project.catalogues.length < 2) return;
  const texts = initTexts[lang];
  if (!io.stdin?.isTTY) {
    io.stdout.write(`\n${texts.howToLock(`${toolCommand(io.cwd(), io.env)} accept --all${rootOption}`)}\n`);
    return;
  }
  if (!texts.yes.test(await answerTo(texts.lock, io))) return;
  const { text, accepted } = acceptedLock(project, () => true);
  writeProjectFiles(root, new Map([[project.sourceLockPath, text]]));
  io.stdout.write(`${texts.locked(accepted, project.sourceLockPath)}\n`);
}
