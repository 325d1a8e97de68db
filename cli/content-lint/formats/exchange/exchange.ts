/** One message with its translation. */
export interface ExchangeUnit {
  key: string;
  /** Path of the file with the source text. */
  file: string;
  /** The text of the source. */
  source: string;
  /** The translation; undefined if there is none yet. */
  target: string | undefined;
}

/** The messages of one language with their translations into another. */
export interface Exchange {
  /** The locale that is translated from. */
  source: string;
  /** The locale that is translated into. */
  target: string;
  units: ExchangeUnit[];
}

/** A file cannot be read; `line` counts from 1. */
export class ExchangeError extends Error {
  readonly line: number;
  constructor(reason: string, line: number) {
    super(reason);
    this.line = line;
  }
}

/** A file format for translators. */
export interface ExchangeFormat {
  write(exchange: Exchange): string;
  /** Throws an `ExchangeError`. */
  read(text: string): Exchange;
}

/** The number of the line that an offset is on. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
