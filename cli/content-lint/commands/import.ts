import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ProjectError } from '../core/project/project-error.ts';
import { type Exchange, ExchangeError } from '../formats/exchange/exchange.ts';
import { type ExchangeFormatName, exchangeFormats, formatOfFile } from '../formats/exchange/formats.ts';
import { importMessages } from '../formats/exchange/import-messages.ts';
import type { Io } from '../host/io.ts';
import { loadPluginData, openProject, type ProjectOptions } from '../host/open-project.ts';
import type { ToolLanguage } from '../host/tool-language.ts';
import { writeProjectFiles } from '../host/write-files.ts';
import { commandTexts } from '../reports/command-texts.ts';
import { escapeCiCommands, escapeControls, escapeLineStart } from '../reports/escape-controls.ts';
import { targetOf } from './export.ts';
import { reportFindings } from './report-findings.ts';

interface ImportOptions extends ProjectOptions {
  format?: ExchangeFormatName;
}

/** `content-lint import <file>`: reads translations back; writes nothing and gives 1 if the check would then fail. */
export async function run(file: string, given: ImportOptions, io: Io): Promise<number> {
  const open = await openProject(given, io);
  const { root, foundFiles, project: oldProject, options } = open;
  const texts = commandTexts[options.lang];
  const exchange = readExchange(file, options, io);
  // Throws if the project is not translated into the language of the file.
  targetOf(oldProject, exchange.target, options.lang);
  if (exchange.source !== oldProject.source) {
    throw new ProjectError('bad-call', texts.otherLanguages(exchange.source, oldProject.source));
  }
  // `project` and each `draft` are the project with the translations in it, before anything is written.
  const { files, changed, leftOut, findings, project } = await importMessages(foundFiles, exchange, (draft) =>
    loadPluginData(open, draft),
  );
  // A key is a text of somebody else: a CI service must not take a part of it for a command.
  for (const { key, reason } of leftOut)
    io.stderr.write(escapeCiCommands(`${escapeLineStart(key)}: ${texts.leftOut[reason]}\n`));
  if (findings.length > 0) {
    io.stdout.write(await reportFindings(open, project, findings));
    io.stderr.write(`${texts.refused}\n`);
    return 1;
  }
  writeProjectFiles(root, files);
  io.stdout.write(`${files.size === 0 ? texts.nothing : texts.imported(changed, files.size)}\n`);
  return 0;
}

function readExchange(
  file: string,
  { format: givenFormat, lang }: ImportOptions & { lang: ToolLanguage },
  io: Io,
): Exchange {
  const texts = commandTexts[lang];
  const format = givenFormat ?? formatOfFile(file);
  if (!format) throw new ProjectError('bad-call', texts.whichFormat(file));
  let text: string;
  try {
    text = readFileSync(resolve(io.cwd(), file), 'utf8');
  } catch (error) {
    throw new ProjectError('not-readable', file, error);
  }
  try {
    const exchange = exchangeFormats[format].read(text);
    const key = contradictedKey(exchange);
    if (key !== undefined) throw new ProjectError('bad-call', texts.translatedTwice(file, escapeControls(key)));
    return exchange;
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error;
    throw new ProjectError('bad-call', texts.unreadable(file, error.line, error.message));
  }
}

/** A key that has two different translations: which of them is right cannot be known. */
function contradictedKey({ units }: Exchange): string | undefined {
  const targets = new Map<string, string>();
  for (const { key, target } of units) {
    if (target === undefined) continue;
    if ((targets.get(key) ?? target) !== target) return key;
    targets.set(key, target);
  }
  return undefined;
}
