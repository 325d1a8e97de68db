import type { Finding } from '../core/finding.ts';
import { fitsPattern } from '../core/project/fits-pattern.ts';
import type { Project } from '../core/project/project.ts';
import type { ToolLanguage } from '../host/tool-language.ts';
import { codeFrame } from './code-frame.ts';
import { escapeControls, escapeLineStart } from './escape-controls.ts';
import { type FindingGroup, groupFindings } from './group-findings.ts';
import type { Paint } from './paint.ts';
import type { ReportInput } from './report-input.ts';
import { reportTexts } from './report-texts.ts';
import { formatFinding } from './texts/format-finding.ts';
import type { Texts } from './texts/texts.ts';

/** How many notes, and how many related lines of a finding, are shown at most. */
const maxNotes = 20;
const maxRelated = 3;

/**
 * The findings for people, each with its source line and the related one. A finding that several locales have is shown
 * once. Unless `full` is set, of each rule only the first findings are shown; `texts.tool` is the command that shows all.
 */
export function prettyReport(input: ReportInput): string {
  const { findings: all, project, texts, language, paint, full } = input;
  const labels = reportTexts[language];
  const findings = all.filter(({ severity }) => severity !== 'note');
  const notes = all.filter(({ severity }) => severity === 'note');
  const { groups, hidden } = groupFindings(findings, full);
  const shownNotes = full ? notes : notes.slice(0, maxNotes);
  const noteLines = shownNotes.map((note) => noteLine(note, texts, paint));
  const moreNotes = notes.length > shownNotes.length ? [`  ${labels.more(notes.length - shownNotes.length)}`] : [];
  const noteList = notes.length > 0 ? ['', paint('bold', labels.notes), ...noteLines, ...moreNotes, ''].join('\n') : '';
  const coverage = coverageLines(project, language);
  if (findings.length === 0)
    return `${[`${paint('green', '✓')} ${labels.clean(messageCount(project), project.locales.length)}`, ...coverage].join('\n')}\n${noteList}`;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const files = new Set(findings.map((finding) => finding.file)).size;
  const lines = [
    ...groupLines(groups, input),
    ...(hidden.length > 0 ? ['', paint('bold', labels.hidden(texts.tool)), ...hidden.map(labels.hiddenOf)] : []),
    ...coverage,
    '',
    labels.summary(errors, findings.length - errors, files),
    '',
  ];
  return lines.join('\n') + noteList;
}

function groupLines(groups: readonly FindingGroup[], { project, texts, language, paint }: ReportInput): string[] {
  const labels = reportTexts[language];
  const linesOf = lineReader(project);
  const lines: string[] = [];
  let file = '';
  for (const { first, others } of groups) {
    if (first.file !== file) {
      file = first.file;
      // Names of files are not the tool's words: they may hold what a terminal or a CI service would act on.
      lines.push('', paint('underline', escapeLineStart(file)));
    }
    const { sentence, advice } = formatFinding(first, texts);
    const colour = first.severity === 'error' ? 'red' : 'yellow';
    // With the blanks around it the place takes ten columns, as many as the advice below is indented by.
    const place = `${first.line}:${first.column}`.padEnd(7);
    lines.push(
      `  ${place} ${paint(colour, texts.severities[first.severity])}  ${sentence}  ${paint('dim', first.code)}`,
    );
    lines.push(...codeFrame(linesOf(first.file), first, '', paint));
    for (const other of first.related.slice(0, maxRelated)) {
      lines.push(
        ...codeFrame(linesOf(other.file), other, `${escapeControls(other.file)}:${other.line}:${other.column}`, paint),
      );
    }
    if (others.length > 0) lines.push(`          ${paint('dim', labels.also(others.map(placeOf)))}`);
    if (advice) lines.push(`          ${paint('cyan', '→')} ${advice}`);
  }
  return lines;
}

function placeOf({ file, line }: Finding): string {
  return `${escapeControls(file)}:${line}`;
}

/** Notes take one line each, after the findings. */
function noteLine(note: Finding, texts: Texts, paint: Paint): string {
  return `  ${escapeLineStart(note.file)}:${note.line}:${note.column}  ${formatFinding(note, texts).sentence}  ${paint('dim', note.code)}`;
}

function messageCount(project: Project): number {
  return project.catalogues.reduce((sum, { messages }) => sum + messages.size, 0);
}

/** Makes a function that gives the lines of a file; each is split once. */
function lineReader(project: Project): (path: string) => readonly string[] | undefined {
  const texts = new Map<string, string>();
  for (const { files } of project.catalogues) for (const { path, text } of files) texts.set(path, text);
  for (const { path, text } of project.records) texts.set(path, text);
  const linesByPath = new Map<string, readonly string[] | undefined>();
  return (path) => {
    if (!linesByPath.has(path)) linesByPath.set(path, (texts.get(path) ?? project.code?.textOf(path))?.split('\n'));
    return linesByPath.get(path);
  };
}

/** One line for each locale that need not be complete and lacks something: how much of it is translated. */
function coverageLines(
  { catalogues: [source, ...targets], settings }: Pick<Project, 'catalogues' | 'settings'>,
  language: ToolLanguage,
): string[] {
  if (!source) return [];
  const sourceKeys = [...source.messages].flatMap(([key, text]) => (text.trim() === '' ? [] : [key]));
  const labels = reportTexts[language].coverage;
  const lines = targets.flatMap(({ locale, messages }) => {
    if (settings.complete?.some((name) => fitsPattern(name, locale))) return [];
    const present = sourceKeys.filter((key) => messages.get(key)?.trim()).length;
    return present === sourceKeys.length ? [] : [labels.line(locale, present, sourceKeys.length)];
  });
  return lines.length > 0 ? ['', labels.incomplete, ...lines] : [];
}
