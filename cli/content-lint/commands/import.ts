import { readFileSync } from 'node:fs';
import { type Exchange, ExchangeError } from '../exchange/exchange.ts';
import { type ExchangeFormatName, exchangeFormats, formatOfFile } from '../exchange/formats.ts';
import { importMessages } from '../exchange/import-messages.ts';
import { ProjectError } from '../project/project-error.ts';
import { writeProjectFiles } from '../project/write-files.ts';
import { commandTexts } from '../reports/command-texts.ts';
import type { ToolLanguage } from '../reports/language.ts';
import { print } from '../reports/print.ts';
import { targetOf } from './export.ts';
import { loadedPlugins, openProject, type ProjectOptions } from './open-project.ts';
import { reportFindings } from './report-findings.ts';

interface ImportOptions extends ProjectOptions {
  format?: ExchangeFormatName;
}

/** `content-lint import <file>`: takes translations back; 1 and nothing written where the check would then fail. */
export async function run(file: string, given: ImportOptions): Promise<number> {
  const open = await openProject(given);
  const { root, found, project: before, options } = open;
  const texts = commandTexts[options.lang];
  const exchange = readExchange(file, options.format, options.lang);
  targetOf(before, exchange.target, options.lang);
  if (exchange.source !== before.source) {
    throw new ProjectError('bad-call', texts.otherLanguages(exchange.source, before.source));
  }
  const { files, changed, leftOut, findings, project } = await importMessages(found, exchange, (one) =>
    loadedPlugins(open, one),
  );
  for (const { key, reason } of leftOut) process.stderr.write(`${key}: ${texts.leftOut[reason]}\n`);
  if (findings.length > 0) {
    print(await reportFindings(open, project, findings));
    process.stderr.write(`${texts.refused}\n`);
    return 1;
  }
  writeProjectFiles(root, files);
  print(`${files.size === 0 ? texts.nothing : texts.imported(changed, files.size)}\n`);
  return 0;
}

function readExchange(file: string, wanted: ExchangeFormatName | undefined, language: ToolLanguage): Exchange {
  const texts = commandTexts[language];
  const format = wanted ?? formatOfFile(file);
  if (!format) throw new ProjectError('bad-call', texts.whichFormat(file));
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ProjectError('not-readable', file, error);
  }
  try {
    return exchangeFormats[format].read(text);
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error;
    throw new ProjectError('bad-call', texts.unreadable(file, error.line, error.message));
  }
}
