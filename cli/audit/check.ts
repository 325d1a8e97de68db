import type { AuditPage, AuditSite } from './audit-site.ts';
import type { AuditElement } from './element.ts';

/** Something wrong, at an element of a page or in a file as a whole. */
export interface Problem {
  message: string;
  at?: AuditElement;
  /** The file with the problem, if it is not the page being checked. */
  file?: string;
}

/** A check of what is served: `page` runs for every page, `site` once. */
export interface Check {
  name: string;
  page?(page: AuditPage, site: AuditSite): Problem[];
  site?(site: AuditSite): Problem[];
}

export interface AuditFinding {
  check: string;
  file: string;
  /** The start tag of the element, if the problem is at one. */
  element?: string;
  message: string;
}

/** Runs checks over a site. */
export function runChecks(site: AuditSite, checks: readonly Check[]): AuditFinding[] {
  return checks.flatMap((check) => {
    const finding = ({ message, at, file }: Problem, defaultFile: string): AuditFinding => ({
      check: check.name,
      file: file ?? defaultFile,
      ...(at && { element: at.tag }),
      message,
    });
    return [
      ...site.pages.flatMap((page) => check.page?.(page, site).map((problem) => finding(problem, page.file)) ?? []),
      // A problem of the whole site, at no file, is reported at `/`.
      ...(check.site?.(site).map((problem) => finding(problem, '/')) ?? []),
    ];
  });
}
