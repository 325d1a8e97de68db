import type { Finding, Report, SourceLocation, Span, Target } from '../finding.ts';
import { fileSpan } from '../project/json-offset.ts';
import { type Catalogue, type CatalogueFile, type Project, recordFiles } from '../project/project.ts';
import { type RuleOf, severityOf } from '../rule.ts';
import { type LineIndex, lineIndex } from './line-index.ts';

/** Turns reports into findings with lines and columns, in the order of files, lines, columns and codes. */
export function locate(project: Project, reports: readonly Report[], ruleOf: RuleOf): Finding[] {
  const locationOf = locator(project);
  const findings = reports.map((report): Finding => {
    const { code, target, args, related = [] } = report;
    const { locale } = subjectOf(report);
    const key = keyInFile(project, report);
    return {
      code,
      severity: severityOf(report, ruleOf),
      ...locationOf(target),
      ...(key === undefined ? {} : { key }),
      ...(locale === undefined ? {} : { locale }),
      ...('path' in target ? { path: target.path } : {}),
      args,
      related: related.map((other) => ({
        ...locationOf(other),
        ...('locale' in other ? { locale: other.locale } : {}),
      })),
    };
  });
  return findings.sort(byLocation);
}

/** The message that a report is about, if any. */
export function subjectOf({ target, key, locale }: Report): { key: string | undefined; locale: string | undefined } {
  return {
    key: key ?? ('key' in target ? target.key : undefined),
    locale: locale ?? ('locale' in target ? target.locale : undefined),
  };
}

/** The key in the file for what a report is about: a message may be made of several keys, such as `items_one`. */
export function keyInFile(project: Project, report: Report): string | undefined {
  const { key } = subjectOf(report);
  const { target } = report;
  // With a `key` of its own the report is about a message, but its place is elsewhere: in the code or in a record.
  if (report.key !== undefined || !('key' in target) || !target.span) return key;
  return fileOfKey(project, target.locale, target.key)?.origin?.(target.key, target.span)?.key ?? key;
}

/** The path of the file that a target is in; the locale if that has no file, as findings show it. */
export function fileOf(project: Project, target: Target): string {
  return 'file' in target ? target.file : (fileOfKey(project, target.locale, target.key)?.path ?? target.locale);
}

/** The file and the offsets of a target. */
export function spanInFile(project: Project, target: Target): { path: string; span: Span } {
  const beginning = { start: 0, end: 0 };
  if ('path' in target) {
    const keyPlace = recordFiles(project)
      .find((record) => record.path === target.file)
      ?.locate(target.path);
    return { path: target.file, span: keyPlace?.[target.on ?? 'value'] ?? beginning };
  }
  if ('file' in target) return { path: target.file, span: target.span ?? beginning };
  const file = fileOfKey(project, target.locale, target.key);
  // A part that a text has only in its ICU form is nowhere in the file: then `origin` gives undefined.
  const part = target.span && file?.origin ? file.origin(target.key, target.span) : target;
  const { key, span } = part ?? { key: target.key, span: undefined };
  const keyPlace = file?.locate(key);
  // A locale without any file is shown in place of a path.
  if (!file || !keyPlace) return { path: file?.path ?? target.locale, span: beginning };
  if (target.on === 'key') return { path: file.path, span: keyPlace.key };
  return { path: file.path, span: span ? fileSpan(file.text, keyPlace.value, span) : keyPlace.value };
}

/** The text of a message; empty if there is none. */
export function messageText(project: Project, locale: string, key: string): string {
  return project.catalogues.find((catalogue) => catalogue.locale === locale)?.messages.get(key) ?? '';
}

/** Makes a function from targets to lines and columns; the lines of a file are counted at its first target. */
function locator(project: Project): (target: Target) => SourceLocation {
  const texts = new Map<string, string>();
  for (const catalogue of project.catalogues) for (const file of catalogue.files) texts.set(file.path, file.text);
  for (const file of recordFiles(project)) texts.set(file.path, file.text);
  const indexes = new Map<string, LineIndex>();
  return (target) => {
    const { path, span } = spanInFile(project, target);
    let index = indexes.get(path);
    if (!index) {
      index = lineIndex(texts.get(path) ?? project.code?.textOf(path) ?? '');
      indexes.set(path, index);
    }
    return index.location(path, span);
  };
}

const filesByCatalogue = new WeakMap<Catalogue, ReadonlyMap<string, CatalogueFile>>();

/** The file of each message of a catalogue; if several files have a message, the first of them. */
function filesByKey(catalogue: Catalogue): ReadonlyMap<string, CatalogueFile> {
  const known = filesByCatalogue.get(catalogue);
  if (known) return known;
  const files = new Map<string, CatalogueFile>();
  // In reverse, so that the first file overwrites the others.
  for (const file of catalogue.files.toReversed()) for (const key of file.messages.keys()) files.set(key, file);
  filesByCatalogue.set(catalogue, files);
  return files;
}

/**
 * The file that has a message. If none has it, the file in which its key has a value that is not a text; else the first
 * file of the locale, because a new message would go there.
 */
function fileOfKey(project: Project, locale: string, key: string): CatalogueFile | undefined {
  const catalogue = project.catalogues.find((candidate) => candidate.locale === locale);
  if (!catalogue || catalogue.files.length < 2) return catalogue?.files[0];
  return filesByKey(catalogue).get(key) ?? catalogue.files.find((file) => file.locate(key)) ?? catalogue.files[0];
}

/** Compares findings by file, line, column and code. */
export function byLocation(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
}
