import { readCodeUse } from '../code-usage/read-code-use.ts';
import { renameIds } from '../code-usage/rename-ids.ts';
import { readSource } from '../code-usage/source-files.ts';
import type { Finding } from '../core/finding.ts';
import { nearWord } from '../core/language/edit-distance.ts';
import { checkProject } from '../core/linter/check-project.ts';
import { newErrors } from '../core/linter/new-findings.ts';
import type { CodeUse } from '../core/project/code-use.ts';
import type { CatalogueFile, Project } from '../core/project/project.ts';
import { ProjectError } from '../core/project/project-error.ts';
import { requestedIds } from '../core/requests/requested-ids.ts';
import { projectFromFiles } from '../formats/project-from-files.ts';
import { renameBesideMessages } from '../formats/rename-beside-messages.ts';
import { idInTheWay, renameMessages } from '../formats/rename-messages.ts';
import type { Io } from '../host/io.ts';
import { loadPluginData, openProject, type ProjectOptions } from '../host/open-project.ts';
import { writeProjectFiles } from '../host/write-files.ts';
import { commandTexts } from '../reports/command-texts.ts';
import { reportFindings } from './report-findings.ts';

/** `content-lint rename <old> <new>`: a message or a group gets a new id, in every language and in the code. */
export async function run(from: string, to: string, given: ProjectOptions, io: Io): Promise<number> {
  const open = await openProject(given, io);
  const { root, foundFiles, project, options } = open;
  const texts = commandTexts[options.lang];
  const check = async (version: Project) => checkProject(version, { plugins: await loadPluginData(open, version) });
  if (project.catalogues.some(({ files }) => files.some(isBroken))) {
    const findings = (await check(project)).filter(({ code }) => code === 'json/syntax');
    io.stdout.write(await reportFindings(open, project, findings));
    return 1;
  }
  const ids = [...new Set(project.catalogues.flatMap(({ messages }) => [...messages.keys()]))];
  const moved = ids.filter((id) => id === from || id.startsWith(`${from}.`));
  if (moved.length === 0) throw new ProjectError('bad-call', texts.noMessage(from, nearWord(from, ids)));
  const taken = from === to ? to : idInTheWay(ids, from, to);
  const messageFiles = { texts: foundFiles.files.texts, messages: foundFiles.layout.messages, source: project.source };
  const files = taken === undefined ? renameMessages(messageFiles, from, to) : undefined;
  if (!files) {
    io.stderr.write(`${taken === undefined ? texts.noFileFor(to) : texts.taken(taken)}\n`);
    return 1;
  }
  const textOf = (path: string) => foundFiles.files.texts.get(path);
  for (const [path, text] of renameBesideMessages(foundFiles.layout, textOf, from, to)) files.set(path, text);
  const source = readSource(project.tree, options.src);
  const oldUse = readCodeUse(source, options.helpers).use;
  // The rename would miss the old id in code that cannot be parsed; below a namespace only its last part is there.
  const lastPart = from.slice(from.lastIndexOf('.') + 1);
  const unread = oldUse.problems.find(({ location: { file } }) => source.get(file)?.includes(lastPart));
  if (unread) {
    io.stderr.write(`${texts.notParsed(unread.location.file, from)}\n`);
    return 1;
  }
  const changedCode = renameIds(source, oldUse, from, to, ids);
  const newSource = new Map([...source, ...changedCode]);
  const newTexts = new Map([...foundFiles.files.texts, ...files]);
  const renamedProject = projectFromFiles({ ...foundFiles.files, texts: newTexts }, foundFiles.layout);
  const oldProject = withUse(project, oldUse, source);
  const newProject = withUse(renamedProject, readCodeUse(newSource, options.helpers).use, newSource);
  // What the code asks for in vain after the rename and not before: ids that it does not spell out as one text.
  const undefinedBefore = new Set(requestedIds(oldProject)?.undefinedIds.map(({ id }) => id));
  const lost = requestedIds(newProject)?.undefinedIds.filter(({ id }) => !undefinedBefore.has(id)) ?? [];
  const findings = newErrors(
    await check(newProject),
    (await check(oldProject)).map((finding) => withNewId(finding, from, to)),
  );
  if (findings.length > 0 || lost.length > 0) {
    io.stdout.write(await reportFindings(open, newProject, findings));
    const lostIds = [...new Set(lost.map(({ id }) => id))];
    io.stderr.write(`${lostIds.length > 0 ? texts.wouldBreak(lostIds) : texts.refused}\n`);
    return 1;
  }
  writeProjectFiles(root, new Map([...files, ...changedCode]));
  io.stdout.write(`${texts.renamed(from, to, moved.length, files.size + changedCode.size)}\n`);
  return 0;
}

/** A file with a syntax error cannot be read whole: the old id may be in the part that is missing. */
function isBroken({ problems }: CatalogueFile): boolean {
  return problems.some(({ code }) => code === 'json/syntax');
}

/** A finding of the old project, with the new id in place of the old one. */
function withNewId(finding: Finding, from: string, to: string): Finding {
  const renamed = <Value>(value: Value) =>
    typeof value === 'string' && (value === from || value.startsWith(`${from}.`))
      ? to + value.slice(from.length)
      : value;
  const args = Object.fromEntries(Object.entries(finding.args).map(([name, value]) => [name, renamed(value)]));
  return { ...finding, args, ...(finding.key === undefined ? {} : { key: renamed(finding.key) }) };
}

/** Adds the use to a project. Code that asks for no message is left out: the rename changes nothing in it. */
function withUse(project: Project, use: CodeUse, texts: ReadonlyMap<string, string>): Project {
  return use.uses.length === 0 ? project : { ...project, code: { use, textOf: (path) => texts.get(path) ?? '' } };
}
