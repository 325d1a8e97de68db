import type { Finding } from '../../core/finding.ts';
import { checkProject } from '../../core/linter/check-project.ts';
import { newErrors } from '../../core/linter/new-findings.ts';
import type { LoadedPlugin } from '../../core/linter/plugins.ts';
import type { Project } from '../../core/project/project.ts';
import { changeMessages } from '../change-messages.ts';
import { type Layout, type ProjectFiles, projectFromFiles, unconvertedProject } from '../project-from-files.ts';
import type { Exchange } from './exchange.ts';

/** What an import would do. */
export interface Import {
  /** Files that change, with their new texts. */
  files: Map<string, string>;
  /** How many messages change. */
  changed: number;
  /**
   * Messages that are passed over: not in the project, translated from a text that has changed since, or without a
   * usable key.
   */
  leftOut: { key: string; reason: 'unknown' | 'source-changed' | 'reserved' }[];
  /** The errors that the import would add; if a file of the project is broken, its syntax errors. */
  findings: Finding[];
  /** The project as it would be after the import; as it is now if a file is broken. */
  project: Project;
}

/** Works out how the translations of an exchange change a project; `load` loads its plugins. Writes nothing. */
export async function importMessages(
  { files, layout }: { files: ProjectFiles; layout: Layout },
  exchange: Exchange,
  load: (project: Project) => Promise<readonly LoadedPlugin[]> = async () => [],
): Promise<Import> {
  const projectBefore = projectFromFiles(files, layout);
  // An exchange has the keys and texts of the files, whatever their syntax.
  const { catalogues } = unconvertedProject(files, layout);
  const messagesOf = (locale: string) =>
    catalogues.find((catalogue) => catalogue.locale === locale)?.messages ?? new Map();
  const sources = messagesOf(exchange.source);
  const targets = messagesOf(exchange.target);
  const changes = new Map<string, string>();
  const leftOut: Import['leftOut'] = [];
  for (const { key, source, target } of exchange.units) {
    if (target === undefined || isSame(target, targets.get(key))) continue;
    const current = sources.get(key);
    if (isReserved(key)) leftOut.push({ key, reason: 'reserved' });
    else if (current === undefined) leftOut.push({ key, reason: 'unknown' });
    else if (!isSame(source, current)) leftOut.push({ key, reason: 'source-changed' });
    else changes.set(key, target);
  }
  const findingsBefore = checkProject(projectBefore, { plugins: await load(projectBefore) });
  const parseErrors = findingsBefore.filter(({ code }) => code === 'json/syntax');
  if (parseErrors.length > 0) {
    return { files: new Map(), changed: 0, leftOut, findings: parseErrors, project: projectBefore };
  }
  const messageFiles = { texts: files.texts, messages: layout.messages, source: layout.source };
  const changedFiles = changeMessages(messageFiles, exchange.target, changes);
  const filesAfter = { ...files, texts: new Map([...files.texts, ...changedFiles]) };
  const project = projectFromFiles(filesAfter, layout);
  const findings = newErrors(checkProject(project, { plugins: await load(project) }), findingsBefore);
  return { files: changedFiles, changed: changes.size, leftOut, findings, project };
}

/** Whether a part of a key is `__proto__`: written to an object it sets the prototype, and the text would be gone. */
function isReserved(key: string): boolean {
  return key.split('.').includes('__proto__');
}

/** Whether a text has not changed. No format can hold lone surrogates: what an exchange makes of them is no change. */
function isSame(text: string, other: string | undefined): boolean {
  return text === other || text === other?.toWellFormed();
}
