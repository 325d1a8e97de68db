/** Why a project could not be read. */
type Code =
  | 'bad-call'
  | 'no-root'
  | 'no-locale-in-pattern'
  | 'no-messages'
  | 'bad-config'
  | 'no-git'
  | 'no-commit'
  | 'bad-file';

/** A project could not be read at all, or its layout makes no sense: a wrong call, not a finding. */
export class ProjectError extends Error {
  readonly code: Code;
  readonly detail: string;
  constructor(code: Code, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}
