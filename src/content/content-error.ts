/** One thing that is wrong in `content/` or `i18n/`, with what to do about it. */
export interface ContentIssue {
  /** From the root of the project. */
  file: string;
  /** The field, such as `slugByLocale.en`; absent if the whole file is meant. */
  path?: string;
  /** What is wrong, as the words after the file and the field: `is "Web Design"`. */
  problem: string;
  /** What to write instead, as a sentence without its full stop. */
  advice: string;
}

/** Collects an issue without stopping, so that one run names all of them. */
export type ReportIssue = (issue: ContentIssue) => void;

/** The site cannot be read; the message names every issue. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    const lines = issues.map(
      ({ file, path, problem, advice }) => `  ${file}: ${path ? `\`${path}\` ` : ''}${problem}; ${advice}`,
    );
    super(`${issues.length === 1 ? 'a content file is' : 'content files are'} wrong:\n${lines.join('\n')}`);
    this.issues = issues;
    // Node and Vite print the stack, which would lead an author into code that is not at fault.
    this.stack = `${this.name}: ${this.message}`;
  }
}
