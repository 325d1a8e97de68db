import type { Finding } from '../finding.ts';
import type { Project } from '../project/project.ts';
import { frame } from './frame.ts';
import type { ToolLanguage } from './language.ts';
import { type Paint, painter } from './paint.ts';
import { reportTexts } from './report-texts.ts';
import { say } from './texts/format-finding.ts';
import type { Words } from './texts/texts.ts';

/** The findings for people: by file, each with the line it is about and the one it disagrees with. */
export function prettyReport(all: readonly Finding[], project: Project, words: Words, language: ToolLanguage): string {
  const texts = reportTexts[language];
  const paint = painter();
  const findings = all.filter(({ severity }) => severity !== 'note');
  const notes = all.filter(({ severity }) => severity === 'note').map((note) => noteLine(note, words, paint));
  const apart = notes.length > 0 ? ['', paint('bold', texts.notes), ...notes, ''].join('\n') : '';
  if (findings.length === 0)
    return `${paint('green', '✓')} ${texts.clean(messageCount(project), project.locales.length)}\n${apart}`;
  const sources = textsOf(project);
  const lines: string[] = [];
  let file = '';
  for (const finding of findings) {
    if (finding.file !== file) {
      file = finding.file;
      lines.push('', paint('underline', file));
    }
    const { says, todo } = say(finding, words);
    const colour = finding.severity === 'error' ? 'red' : 'yellow';
    const place = `${finding.line}:${finding.column}`.padEnd(7);
    lines.push(
      `  ${place} ${paint(colour, words.severities[finding.severity])}  ${says}  ${paint('dim', finding.code)}`,
    );
    lines.push(...frame(sources(finding.file), finding, '', paint));
    for (const other of finding.related) {
      lines.push(...frame(sources(other.file), other, `${other.file}:${other.line}:${other.column}`, paint));
    }
    if (todo) lines.push(`          ${paint('cyan', '→')} ${todo}`);
  }
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  lines.push('', texts.summary(errors, findings.length - errors, new Set(findings.map((one) => one.file)).size), '');
  return lines.join('\n') + apart;
}

/** What is only worth knowing stands in one line, behind the findings. */
function noteLine(note: Finding, words: Words, paint: Paint): string {
  return `  ${note.file}:${note.line}:${note.column}  ${say(note, words).says}  ${paint('dim', note.code)}`;
}

function messageCount(project: Project): number {
  return project.catalogues.reduce((sum, { messages }) => sum + messages.size, 0);
}

function textsOf(project: Project): (path: string) => string | undefined {
  const texts = new Map<string, string>();
  for (const { files } of project.catalogues) for (const { path, text } of files) texts.set(path, text);
  for (const { path, text } of project.records ?? []) texts.set(path, text);
  return (path) => texts.get(path) ?? project.code?.textOf(path);
}
