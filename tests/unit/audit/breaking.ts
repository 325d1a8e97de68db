import { expect, test } from 'vitest';
import type { AuditInput } from '#cli/audit/audit-site.ts';
import { audit, type Files, goodFiles } from './good-site.ts';

export const home = '/nl/index.html';
export const contact = '/nl/contact/index.html';

/** Breaks the good site, and gives what the auditor is told besides. */
export type Change = (files: Files) => Partial<AuditInput>;

/** Puts other words into a file; where the words are not there, the test would test nothing. */
export const edit =
  (file: string, from: string | RegExp, to: string): Change =>
  (files) => {
    const before = String(files.get(file));
    const after = before.replace(from, to);
    expect(after, `nothing to change in ${file}`).not.toBe(before);
    files.set(file, after);
    return {};
  };

export const remove =
  (file: string): Change =>
  (files) => {
    expect(files.delete(file)).toBe(true);
    return {};
  };

export const add =
  (file: string, text: string | Uint8Array): Change =>
  (files) => {
    files.set(file, text);
    return {};
  };

type Broken = [what: string, change: Change, message: RegExp, place?: { file?: string; element?: RegExp }];

/** One test for each way to break the site: the check must say it, at that file and element. */
export function finds(check: string, broken: readonly Broken[]): void {
  test.each(broken)(`${check}: %s`, (_what, change, message, place = {}) => {
    const files = goodFiles();
    const more = change(files);
    const findings = audit(files, more).filter((finding) => finding.check === check);
    const right = findings.filter((finding) => !place.file || finding.file === place.file);
    const hit = right.find((finding) => message.test(finding.message));
    expect(hit, JSON.stringify(findings)).toBeDefined();
    if (place.element) expect(hit?.element).toMatch(place.element);
  });
}
