import { pseudoMessage } from '../core/messages/pseudo-message.ts';
import { ProjectError } from '../core/project/project-error.ts';
import { replaceTexts } from '../formats/catalogue-text.ts';
import { messagePattern } from '../formats/message-files.ts';
import type { Io } from '../host/io.ts';
import { openProject, type ProjectOptions } from '../host/open-project.ts';
import { writeProjectFiles } from '../host/write-files.ts';
import { commandTexts } from '../reports/command-texts.ts';

interface PseudoOptions extends ProjectOptions {
  target: string;
}

/** `content-lint pseudo`: writes catalogues in a pseudo-locale beside the others, to make hard-coded texts visible. */
export async function run(given: PseudoOptions, io: Io): Promise<number> {
  const { root, foundFiles, project, options } = await openProject(given, io);
  const { target, lang } = options;
  if (project.syntax !== 'icu') throw new ProjectError('bad-call', commandTexts[lang].onlyIcu(project.syntax));
  if (project.locales.includes(target)) throw new ProjectError('bad-call', commandTexts[lang].taken(target));
  const { match, inLocale } = messagePattern(foundFiles.layout.messages);
  const files = new Map<string, string>();
  const [source] = project.catalogues;
  for (const { path, text, messages } of source?.files ?? []) {
    const pseudoPath = inLocale(path, target);
    // `undefined` for a path without a locale in it, such as `translations.json` with the texts of all locales.
    if (pseudoPath === undefined) continue;
    const values = new Map([...messages].map(([key, message]) => [key, pseudoMessage(message)]));
    // The path of a file may give the beginning of its keys: `pages.home` for `nl/pages/home.json`.
    const keyPrefix = match(path)?.prefix ?? '';
    files.set(pseudoPath, replaceTexts(text, keyPrefix, values));
  }
  if (files.size === 0) throw new ProjectError('bad-call', commandTexts[lang].noLocaleName(target));
  writeProjectFiles(root, files);
  io.stdout.write([...files.keys()].map((path) => `${commandTexts[lang].wrote(path)}\n`).join(''));
  return 0;
}
