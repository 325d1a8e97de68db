/**
 * An error with a short code that may be logged and stored. The text of other errors may not: it can quote what a
 * visitor wrote.
 */
export class CodedError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The code of an error that has one, else the error's name; never its text. */
export function errorCode(error: unknown): string {
  if (error instanceof CodedError) return error.code;
  // Only a plain word such as `TypeError`: any other name could quote something.
  if (error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name)) return error.name;
  return 'unknown';
}
