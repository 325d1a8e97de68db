import type { Finding } from '../finding.ts';
import type { Project } from '../project/project.ts';
import { frame } from './frame.ts';
import { neutral, neutralStart } from './neutral.ts';
import type { Paint } from './paint.ts';
import type { ReportInput } from './report-input.ts';
import { reportTexts } from './report-texts.ts';
import { formatFinding } from './texts/format-finding.ts';
import type { Texts } from './texts/texts.ts';

/** The findings for people: grouped by file, each with its line and the related one. */
export function prettyReport({ findings: all, project, texts, language, paint }: ReportInput): string {
  const around = reportTexts[language];
  const findings = all.filter(({ severity }) => severity !== 'note');
  const notes = all.filter(({ severity }) => severity === 'note').map((note) => noteLine(note, texts, paint));
  const apart = notes.length > 0 ? ['', paint('bold', around.notes), ...notes, ''].join('\n') : '';
  if (findings.length === 0)
    return `${paint('green', '✓')} ${around.clean(messageCount(project), project.locales.length)}\n${apart}`;
  const sources = textsOf(project);
  const lines: string[] = [];
  let file = '';
  for (const finding of findings) {
    if (finding.file !== file) {
      file = finding.file;
      lines.push('', paint('underline', neutralStart(file)));
    }
    const { says, todo } = formatFinding(finding, texts);
    const colour = finding.severity === 'error' ? 'red' : 'yellow';
    const place = `${finding.line}:${finding.column}`.padEnd(7);
    lines.push(
      `  ${place} ${paint(colour, texts.severities[finding.severity])}  ${says}  ${paint('dim', finding.code)}`,
    );
    lines.push(...frame(sources(finding.file), finding, '', paint));
    for (const other of finding.related) {
      lines.push(...frame(sources(other.file), other, `${neutral(other.file)}:${other.line}:${other.column}`, paint));
    }
    if (todo) lines.push(`          ${paint('cyan', '→')} ${todo}`);
  }
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  lines.push('', around.summary(errors, findings.length - errors, new Set(findings.map((one) => one.file)).size), '');
  return lines.join('\n') + apart;
}

/** Notes take one line each, after the findings. */
function noteLine(note: Finding, texts: Texts, paint: Paint): string {
  return `  ${neutralStart(note.file)}:${note.line}:${note.column}  ${formatFinding(note, texts).says}  ${paint('dim', note.code)}`;
}

function messageCount(project: Project): number {
  return project.catalogues.reduce((sum, { messages }) => sum + messages.size, 0);
}

function textsOf(project: Project): (path: string) => string | undefined {
  const texts = new Map<string, string>();
  for (const { files } of project.catalogues) for (const { path, text } of files) texts.set(path, text);
  for (const { path, text } of project.records) texts.set(path, text);
  return (path) => texts.get(path) ?? project.code?.textOf(path);
}
