import { relative, resolve } from 'node:path';
import { configFile } from '../engine/load-config.ts';
import type { Io } from '../io.ts';
import { completeLayout } from '../project/complete-layout.ts';
import { type FileTree, folderTree } from '../project/file-tree.ts';
import { type FoundCatalogues, findCatalogueSets } from '../project/find-catalogues.ts';
import { findCode } from '../project/find-code.ts';
import { findSyntax, unknownReader } from '../project/find-syntax.ts';
import { messagePattern } from '../project/message-files.ts';
import { otherCatalogues } from '../project/other-catalogues.ts';
import { ProjectError } from '../project/project-error.ts';
import { toolCommand } from '../project/tool-command.ts';
import { writeProjectFiles } from '../project/write-files.ts';
import { initTexts } from '../reports/init-texts.ts';
import { languageOfEnvironment } from '../reports/language.ts';
import { run as check } from './check.ts';
import type { ProjectOptions } from './open-project.ts';

type Texts = (typeof initTexts)['en'];

/**
 * `content-lint init`: finds the catalogues, writes the configuration, and checks for the first time; in a repository of
 * several packages with messages each of them.
 */
export async function run(given: ProjectOptions, io: Io): Promise<number> {
  const root = resolve(io.cwd(), given.root);
  const texts = initTexts[given.lang ?? languageOfEnvironment(io.env)];
  const tool = toolCommand(io.cwd(), io.env);
  const tree = folderTree(root);
  if (tree.has(configFile)) throw new ProjectError('bad-call', texts.isThere(configFile, tool));
  const sets = given.messages === undefined ? findCatalogueSets(tree) : [];
  const packages = packagesOf(tree, sets);
  if (packages.length < 2) {
    const code = await setUp(given, tree, sets.slice(1), io);
    io.stdout.write(`\n${code === 0 ? texts.clean(tool) : texts.next(tool)}\n`);
    return 0;
  }
  io.stdout.write(`${texts.packages(packages)}\n`);
  for (const folder of packages) {
    const own = folderTree(resolve(root, folder));
    if (own.has(configFile)) continue;
    io.stdout.write(`\n── ${folder}\n`);
    const path = relative(io.cwd(), resolve(root, folder));
    await setUp({ ...given, root: path }, own, findCatalogueSets(own).slice(1), io);
  }
  io.stdout.write(`\n${packages.map((folder) => texts.cleanIn(tool, folder)).join('\n')}\n`);
  return 0;
}

/** Writes the configuration of one package and checks it; gives what the check gives. */
async function setUp(given: ProjectOptions, tree: FileTree, others: readonly FoundCatalogues[], io: Io) {
  const root = resolve(io.cwd(), given.root);
  const texts = initTexts[given.lang ?? languageOfEnvironment(io.env)];
  const { messages, source, locales } = layoutOf(tree, given, texts);
  const reader = given.syntax === undefined ? unknownReader(tree, messages) : undefined;
  if (reader !== undefined) throw new ProjectError('bad-call', texts.unknownReader(messages, reader));
  const syntax = given.syntax ?? findSyntax(tree, messages, tree.texts(tree.below(messagePattern(messages).folder)));
  const src = given.src ?? findCode(tree);
  const options = {
    messages,
    source,
    locales,
    ...(syntax === 'icu' ? {} : { syntax }),
    ...(src === undefined ? {} : { src }),
  };
  writeProjectFiles(root, new Map([[configFile, configText(options)]]));
  const left = [...others.map((set) => set.messages), ...otherCatalogues(tree)];
  const found = [texts.found(messages, source, locales, syntax), ...(left.length > 0 ? [texts.leftOut(left)] : [])];
  io.stdout.write(`${found.join('\n')}\n${texts.wrote(configFile)}\n\n`);
  return check([], { root: given.root, format: 'pretty', ...(given.lang ? { lang: given.lang } : {}) }, io);
}

/** Where the messages are; where none can be read, the error names those that cannot. */
function layoutOf(tree: FileTree, given: ProjectOptions, texts: Texts) {
  try {
    return completeLayout(tree, given);
  } catch (error) {
    const others = otherCatalogues(tree);
    if (!(error instanceof ProjectError) || error.code !== 'no-catalogues' || others.length === 0) throw error;
    throw new ProjectError('bad-call', texts.cannotRead(others));
  }
}

/** Folders of demonstrations and tests have messages that nobody ships. */
const aside = /(?:^|\/)(?:tests?|e2e|examples?|docs|demos?|stories|benchmarks?)(?:\/|$)/;

/** The folders of the packages with catalogues in several locales. */
function packagesOf(tree: FileTree, sets: readonly FoundCatalogues[]): string[] {
  const folders = sets.map(({ messages }) => {
    const steps = messagePattern(messages).folder.split('/');
    const above = steps.map((_, at) => steps.slice(0, steps.length - at).join('/'));
    return above.find((folder) => folder !== '' && tree.has(`${folder}/package.json`)) ?? '';
  });
  return [...new Set(folders)].filter((folder) => folder !== '' && !aside.test(folder)).sort();
}

function configText(options: Readonly<Record<string, string | readonly string[]>>): string {
  const spelled = (value: string | readonly string[]): string =>
    typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : `[${value.map(spelled).join(', ')}]`;
  const lines = Object.entries(options).map(([name, value]) => `  ${name}: ${spelled(value)},\n`);
  return `import { defineConfig } from 'content-lint';\n\nexport default defineConfig({\n${lines.join('')}});\n`;
}
