import { retryRule } from '#src/domain/code-retry.ts';
import { isErrorRoute } from '#src/domain/error-page.ts';
import type { Identity } from '#src/domain/identity.ts';
import type { SitePage } from '#src/domain/site-pages.ts';
import { type AuditElement, parseHtml } from './element.ts';

/** The files that will be served, by path from the root, such as `/assets/index.js`. */
export interface ServedFiles {
  paths: ReadonlySet<string>;
  /** Throws if there is no such file. */
  read(path: string): Uint8Array;
}

/** `production` refuses the sample agency. */
export type AuditProfile = 'sample' | 'production';

export interface AuditInput {
  served: ServedFiles;
  /** The pages that the route table and the records ask for. */
  expected: readonly ExpectedPage[];
  identity: Identity;
  /** First parts of message keys, such as `services`. A text `services.…` on a page is the key of a missing message. */
  messagePrefixes: readonly string[];
  /** Names of companies, which are the same in every language. */
  properNames: readonly string[];
  profile: AuditProfile;
  now: Date;
}

/** What the audit needs to know of a page before it reads its file. */
export type ExpectedPage = Omit<SitePage, 'subject'>;

/** An expected page with what was built for it. */
export interface AuditPage extends ExpectedPage {
  /** Path of its file, from the root of the served folder. */
  file: string;
  html: string;
  elements: AuditElement[];
}

/** What is served, read once. The checks read it and change nothing. */
export interface AuditSite extends AuditInput {
  pages: AuditPage[];
  pageByPath: ReadonlyMap<string, AuditPage>;
  /** The target of each address that `_redirects` forwards. */
  redirects: ReadonlyMap<string, string>;
  /** Pages that were not built, and files that are not HTML. */
  missingOrInvalid: { file: string; message: string }[];
}

/** The file of a page: error pages lie where the platform looks for them, the others in their own folders. */
export function fileOfPage({ path, route }: Pick<ExpectedPage, 'path' | 'route'>): string {
  return isErrorRoute(route) ? `${path}.html` : `${path}/index.html`;
}

/** Reads and parses every page. */
export function readAuditSite(input: AuditInput): AuditSite {
  const pages: AuditPage[] = [];
  const missingOrInvalid: AuditSite['missingOrInvalid'] = [];
  for (const expected of input.expected) {
    const file = fileOfPage(expected);
    const html = textFile(input.served, file);
    if (html === undefined) {
      missingOrInvalid.push({ file, message: `the page ${expected.path} was not built` });
      continue;
    }
    try {
      pages.push({ ...expected, file, html, elements: parseHtml(html) });
    } catch (error) {
      missingOrInvalid.push({ file, message: `is no HTML: ${(error as Error).message}` });
    }
  }
  // `retryRule` is no redirect: it serves each script at a second address too, for browsers that failed to load it.
  const lines = (textFile(input.served, '/_redirects') ?? '').split('\n').filter((line) => line !== retryRule);
  const rules = lines.map((line) => line.split(' '));
  return {
    ...input,
    pages,
    missingOrInvalid,
    pageByPath: new Map(pages.map((page) => [page.path, page])),
    // An empty line has a single part.
    redirects: new Map(rules.filter((parts) => parts.length > 1).map(([from = '', to = '']) => [from, to])),
  };
}

/** A served file as text, or undefined if it does not exist. */
export function textFile(served: ServedFiles, path: string): string | undefined {
  return served.paths.has(path) ? Buffer.from(served.read(path)).toString('utf8') : undefined;
}
