import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedIds } from '../code-usage/asked-ids.ts';
import { readCodeUse } from '../code-usage/read-code-use.ts';
import { renameIds } from '../code-usage/rename-ids.ts';
import { defaultSource, sourceFiles } from '../code-usage/source-files.ts';
import { checkProject } from '../engine/check-project.ts';
import { fresh } from '../exchange/import-messages.ts';
import { nearWord } from '../language/edit-distance.ts';
import type { Project } from '../project/project.ts';
import { ProjectError } from '../project/project-error.ts';
import { filesBeside, projectFromFiles } from '../project/project-from-files.ts';
import { renameMessages } from '../project/rename-messages.ts';
import { writeProjectFiles } from '../project/write-files.ts';
import { commandTexts } from '../reports/command-texts.ts';
import { formatReport } from '../reports/formats.ts';
import { loadWords } from '../reports/language.ts';
import { print } from '../reports/print.ts';
import { type EditableProject, foundProject } from './editable-project.ts';
import type { ProjectOptions } from './project-options.ts';

/** `content-lint rename <old> <new>`: a message or a group gets a new id, in every language and in the code. */
export async function run(from: string, to: string, given: ProjectOptions): Promise<number> {
  const editable = await foundProject(given);
  const { root, found, project, parseRecord, options } = editable;
  const texts = commandTexts[options.lang];
  const ids = new Set(project.catalogues.flatMap(({ messages }) => [...messages.keys()]));
  const moved = [...ids].filter((id) => id === from || id.startsWith(`${from}.`));
  if (moved.length === 0) throw new ProjectError('bad-call', texts.noMessage(from, nearWord(from, ids)));
  const taken = [...ids].find((id) => collides(id, to) && !moved.includes(id));
  const where = { texts: found.files.texts, messages: found.layout.messages, source: project.source };
  const files = taken === undefined && from !== to ? renameMessages(where, from, to) : undefined;
  if (!files) {
    process.stderr.write(`${texts.taken(taken ?? to)}\n`);
    return 1;
  }
  const [exceptions] = filesBeside(found.layout);
  const listed = found.files.texts.get(exceptions);
  if (listed !== undefined) {
    const next = withNewKeys(listed, from, to);
    if (next !== listed) files.set(exceptions, next);
  }
  const before = codeOf(editable);
  const code = renameIds(before.texts, before.use, from, to);
  const after = readCodeUse(new Map([...before.texts, ...code]), options.helpers).use;
  const renamed = projectFromFiles(
    { ...found.files, texts: new Map([...found.files.texts, ...files]) },
    found.layout,
    parseRecord,
  );
  const codeText = (path: string) => code.get(path) ?? before.texts.get(path) ?? '';
  const now = withUse({ ...project }, before.use, (path) => before.texts.get(path) ?? '');
  const then = withUse(renamed, after, codeText);
  const known = new Set(askedIds(now)?.absent.map(({ id }) => id));
  const lost = askedIds(then)?.absent.filter(({ id }) => !known.has(id)) ?? [];
  const findings = fresh(checkProject(then), checkProject(now));
  if (findings.length > 0 || lost.length > 0) {
    const words = await loadWords(options.lang);
    print(await formatReport('pretty', { findings, project: then, words, language: options.lang, root }));
    process.stderr.write(`${texts.byHand}\n`);
    return 1;
  }
  writeProjectFiles(root, new Map([...files, ...code]));
  print(`${texts.renamed(from, to, moved.length, files.size + code.size)}\n`);
  return 0;
}

/** A message cannot be where a group is, nor a group where a message is. */
function collides(id: string, to: string): boolean {
  return id === to || id.startsWith(`${to}.`) || to.startsWith(`${id}.`);
}

function codeOf({ root, options }: EditableProject<ProjectOptions>) {
  const files = sourceFiles(root, options.src ?? defaultSource);
  const texts = new Map(files.map(({ path }) => [path, readFileSync(join(root, path), 'utf8')]));
  return { texts, use: readCodeUse(texts, options.helpers).use };
}

function withUse(
  project: Project,
  use: ReturnType<typeof readCodeUse>['use'],
  textOf: (path: string) => string,
): Project {
  return use.uses.length === 0 ? project : { ...project, code: { use, textOf } };
}

/** The exceptions with the new id in them. */
function withNewKeys(text: string, from: string, to: string): string {
  const old = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(\\bkey:\\s*["']?)${old}(?=["'\\s,}.]|$)`, 'gm'), (_, lead: string) => lead + to);
}
