import type { Report, Span, Target } from '../finding.ts';
import type { Edit, Fix, FixLevel } from '../fix.ts';
import { parseElements } from '../messages/parse-message.ts';
import type { CatalogueFile, Project } from '../project/project.ts';
import type { RuleOf } from '../rule.ts';
import { applyTextEdits, type TextEdit } from '../text-edit.ts';
import { jsonCharacters } from './json-characters.ts';
import { messageText, spanInFile } from './locate.ts';

export interface FixedTexts {
  /** New texts of the files that change, by path. */
  texts: Map<string, string>;
  /** Keys of the messages that change. */
  keys: Set<string>;
  /** How many findings were fixed. */
  count: number;
}

/**
 * Gives the new texts of files after the fixes of reports; files with syntax errors are left alone. If two fixes touch
 * the same characters, the second waits for the next round. A fix that would make a message unparsable is not applied.
 */
export function applyFixes(project: Project, reports: readonly Report[], level: FixLevel, ruleOf: RuleOf): FixedTexts {
  const files = new Map(project.catalogues.flatMap((catalogue) => catalogue.files.map((file) => [file.path, file])));
  const editsByFile = new Map<string, TextEdit[]>();
  const editsByMessage = new Map<string, Edit[]>();
  const result: FixedTexts = { texts: new Map(), keys: new Set(), count: 0 };
  for (const report of reports) {
    const fix = fixOf(project, report, level, ruleOf);
    const edits = fix && editsInFiles(project, files, fix);
    if (!fix || !edits) continue;
    const isFree = edits.every(({ path, edit }) => !editsByFile.get(path)?.some((other) => overlap(edit, other)));
    if (!isFree || !keepsParsing(project, editsByMessage, fix)) continue;
    for (const { path, edit } of edits) editsByFile.set(path, [...(editsByFile.get(path) ?? []), edit]);
    for (const edit of fix.edits) {
      if (!isMessage(edit.target)) continue;
      const id = `${edit.target.locale} ${edit.target.key}`;
      editsByMessage.set(id, [...(editsByMessage.get(id) ?? []), edit]);
      result.keys.add(edit.target.key);
    }
    result.count++;
  }
  for (const [path, edits] of editsByFile) {
    const text = files.get(path)?.text ?? '';
    result.texts.set(path, applyTextEdits(text, edits));
  }
  return result;
}

function fixOf(project: Project, report: Report, level: FixLevel, ruleOf: RuleOf): Fix | undefined {
  const rule = ruleOf(report);
  if (!rule?.fix) return undefined;
  const { target, args } = report;
  const text = isMessage(target) ? messageText(project, target.locale, target.key) : '';
  const fix = rule.fix({ target, args, text, span: spanOfTarget({ target }, text), project });
  return fix && (level === 'unsafe' || fix.level === 'safe') ? fix : undefined;
}

/** The edits of a fix in the texts of catalogues; undefined if one is in another file, or in one that is broken. */
function editsInFiles(
  project: Project,
  files: ReadonlyMap<string, CatalogueFile>,
  { edits }: Fix,
): { path: string; edit: TextEdit }[] | undefined {
  const inFiles = edits.map(({ target, text }) => {
    const { path, span } = spanInFile(project, target);
    const file = files.get(path);
    if (!file || file.problems.some(({ code }) => code === 'json/syntax')) return undefined;
    // Only a file whose texts are not in ICU has `origin`.
    if (isMessage(target) && file.origin && !canBeWrittenBack(file, target, text)) return undefined;
    // The quotes around a JSON string stay.
    const isWholeMessage = isMessage(target) && !target.span;
    const inner = isWholeMessage ? { start: span.start + 1, end: span.end - 1 } : span;
    return { path, edit: { ...inner, text: isMessage(target) ? jsonCharacters(text, file.text) : text } };
  });
  return inFiles.every((inFile) => inFile !== undefined) ? inFiles : undefined;
}

/** Whether a target is in the text of a message, not in its key or in another file. */
function isMessage(target: Target): target is Extract<Target, { key: string }> {
  return 'key' in target && target.on !== 'key';
}

/**
 * Whether a new part is the same in ICU and in the syntax of its file, and what it replaces is in one text there: the
 * plural forms of i18next are texts of their own, which are one message here. `origin` finds the place in the file.
 */
function canBeWrittenBack(
  { origin }: CatalogueFile,
  { key, span }: Extract<Target, { key: string }>,
  text: string,
): boolean {
  // Signs of ICU (`{}#'`), of tags (`<>`), of vue-i18n (`|@`) and of i18next (`$`).
  return span !== undefined && origin?.(key, span) !== undefined && !/[{}<>#|@$']/.test(text);
}

function overlap(a: TextEdit, b: TextEdit): boolean {
  // Two edits at one place also overlap if they only insert: their order would be chance.
  return (a.start < b.end && b.start < a.end) || a.start === b.start;
}

/** Whether all messages of a fix still parse after it and the fixes before it; one that did not parse may stay so. */
function keepsParsing(project: Project, editsByMessage: ReadonlyMap<string, readonly Edit[]>, { edits }: Fix): boolean {
  return edits.every(({ target }) => {
    if (!isMessage(target)) return true;
    const { key, locale } = target;
    const editsOfMessage = edits.filter(
      ({ target: other }) => isMessage(other) && other.key === key && other.locale === locale,
    );
    const allEdits = [...(editsByMessage.get(`${locale} ${key}`) ?? []), ...editsOfMessage];
    const text = messageText(project, locale, key);
    const fixedText = applyTextEdits(
      text,
      allEdits.map((edit) => ({ ...spanOfTarget(edit, text), text: edit.text })),
    );
    const parses = (candidate: string) => Array.isArray(parseElements(candidate, project.syntax));
    return parses(fixedText) || !parses(text);
  });
}

/** The part of a message's text that a target names; all of the text if it names none. */
function spanOfTarget({ target }: Pick<Edit, 'target'>, text: string): Span {
  return ('span' in target ? target.span : undefined) ?? { start: 0, end: text.length };
}
