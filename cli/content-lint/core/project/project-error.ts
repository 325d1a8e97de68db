/** Why a project could not be read, or something in it not be written. */
type Code =
  | 'bad-call'
  | 'fix-and-staged'
  | 'update-without-baseline'
  | 'no-root'
  | 'no-locale-in-pattern'
  | 'no-messages'
  | 'no-catalogues'
  | 'bad-config'
  | 'rule-failed'
  | 'no-git'
  | 'no-repository'
  | 'no-commit'
  | 'no-baseline'
  | 'not-a-baseline'
  | 'not-readable'
  | 'not-writable'
  | 'outside-root';

/** A project could not be read, or its layout makes no sense: a wrong call, not a finding. */
export class ProjectError extends Error {
  readonly code: Code;
  /** What it is about, such as a path. */
  readonly detail: string;
  /** The error of the system, such as `EACCES`; empty if there is none. */
  readonly reason: string;
  constructor(code: Code, detail = '', cause?: unknown) {
    super(`${code}: ${detail}`, { cause });
    this.code = code;
    this.detail = detail;
    this.reason = reasonOf(cause);
  }
}

/** Whether an error says that a project has no messages, for example because nothing of it was committed yet. */
export function isEmptyProject(error: unknown): boolean {
  return error instanceof ProjectError && (error.code === 'no-messages' || error.code === 'no-catalogues');
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return cause === undefined ? '' : String(cause);
  return (cause as NodeJS.ErrnoException).code ?? cause.message;
}
