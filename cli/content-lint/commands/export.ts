import { resolve } from 'node:path';
import type { Project } from '../core/project/project.ts';
import { ProjectError } from '../core/project/project-error.ts';
import { exportMessages } from '../formats/exchange/export-messages.ts';
import { type ExchangeFormatName, exchangeFormats } from '../formats/exchange/formats.ts';
import { unconvertedProject } from '../formats/project-from-files.ts';
import type { Io } from '../host/io.ts';
import { openProject, type ProjectOptions } from '../host/open-project.ts';
import type { ToolLanguage } from '../host/tool-language.ts';
import { writeProjectFiles } from '../host/write-files.ts';
import { commandTexts } from '../reports/command-texts.ts';

interface ExportOptions extends ProjectOptions {
  format: ExchangeFormatName;
  target?: string;
  out?: string;
  missing?: boolean;
}

/** `content-lint export`: the messages and their translations for a translator, to a file or to the standard output. */
export async function run(given: ExportOptions, io: Io): Promise<number> {
  const { foundFiles, project, options } = await openProject(given, io);
  const target = targetOf(project, options.target, options.lang);
  // A translator gets the messages in the syntax of their files; in `project` all are in ICU.
  const text = exchangeFormats[options.format].write(
    exportMessages(unconvertedProject(foundFiles.files, foundFiles.layout), target, options.missing),
  );
  if (options.out === undefined) io.stdout.write(text);
  else {
    // From `/`, because the path is absolute: the file may be outside of the project.
    writeProjectFiles('/', new Map([[resolve(io.cwd(), options.out), text]]));
    io.stderr.write(`${commandTexts[options.lang].wrote(options.out)}\n`);
  }
  return 0;
}

/**
 * The language to translate into: the named one, or else the only one. Throws a `ProjectError` if the project does not
 * have the named one, or if none is named and there are several or none.
 */
export function targetOf({ source, locales }: Project, wanted: string | undefined, language: ToolLanguage): string {
  const targets = locales.filter((locale) => locale !== source);
  const texts = commandTexts[language];
  const [only, ...more] = targets;
  if (only === undefined) throw new ProjectError('bad-call', texts.oneLanguage);
  if (wanted === undefined && more.length === 0) return only;
  if (wanted !== undefined && targets.includes(wanted)) return wanted;
  throw new ProjectError(
    'bad-call',
    wanted === undefined ? texts.whichTarget(targets) : texts.noTarget(wanted, targets),
  );
}
