import { csv } from './csv.ts';
import type { ExchangeFormat } from './exchange.ts';
import { po } from './po.ts';
import { xliff } from './xliff.ts';

/** The formats of exchange files, by name. */
export const exchangeFormats = { xliff, csv, po } as const satisfies Record<string, ExchangeFormat>;

export type ExchangeFormatName = keyof typeof exchangeFormats;

/** The format by the extension of a file. */
export function formatOfFile(path: string): ExchangeFormatName | undefined {
  if (/\.(?:xlf|xliff|xml)$/i.test(path)) return 'xliff';
  if (/\.(?:csv|tsv)$/i.test(path)) return 'csv';
  return /\.pot?$/i.test(path) ? 'po' : undefined;
}
