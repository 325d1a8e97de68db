import { relative, resolve } from 'node:path';
import { completeLocales } from '../core/project/complete-locales.ts';
import type { FileTree } from '../core/project/file-tree.ts';
import { ProjectError } from '../core/project/project-error.ts';
import { messagePattern } from '../formats/message-files.ts';
import { completeLayout } from '../host/complete-layout.ts';
import { configFile, configFiles } from '../host/config/load-config.ts';
import { type FoundCatalogues, findCatalogueSets } from '../host/find-catalogues.ts';
import { codeWithTexts, findCode } from '../host/find-code.ts';
import { packagesWithCatalogues } from '../host/find-packages.ts';
import { sourceFileWithoutLocale } from '../host/find-source-locale.ts';
import { findSyntax, unsupportedSyntax } from '../host/find-syntax.ts';
import { folderTree } from '../host/folder-tree.ts';
import type { Io } from '../host/io.ts';
import { openProject, type ProjectOptions, withCode } from '../host/open-project.ts';
import { otherCatalogues } from '../host/other-catalogues.ts';
import { isInstalled, toolCommand } from '../host/tool-command.ts';
import { languageOfEnvironment } from '../host/tool-language.ts';
import { writeProjectFiles } from '../host/write-files.ts';
import { explainCrash } from '../reports/crash.ts';
import { initTexts } from '../reports/init-texts.ts';
import { offerLock } from './begin-lock.ts';
import { run as check } from './check.ts';
import { configText } from './config-text.ts';
import { usesOtherCatalogues } from './other-catalogues-in-use.ts';

type Texts = (typeof initTexts)['en'];

/**
 * `content-lint init`: finds the catalogues, writes the configuration, and checks for the first time. In a repository
 * of several packages with messages it does this for each package.
 */
export async function run(given: ProjectOptions, io: Io): Promise<number> {
  const root = resolve(io.cwd(), given.root);
  const lang = given.lang ?? languageOfEnvironment(io.env);
  const texts = initTexts[lang];
  const tool = toolCommand(io.cwd(), io.env);
  const tree = folderTree(root);
  const existing = configIn(tree);
  if (existing) throw new ProjectError('bad-call', texts.isThere(existing, tool));
  const sets = given.messages === undefined ? findCatalogueSets(tree) : [];
  const packages = packagesWithCatalogues(sets, tree);
  if (packages.length < 2) {
    // The configuration is for the first set: `completeLayout` finds the same.
    const exitCode = await setUp(given, tree, sets.slice(1), io);
    io.stdout.write(`\n${exitCode === 0 ? texts.fromNowOn(tool) : texts.next(tool)}\n`);
    // The first check may find something: `init` has still done its work.
    return 0;
  }
  io.stdout.write(`${texts.packages(packages)}\n`);
  /** The paths of the packages that have a configuration now, from where the user is. */
  const configured: string[] = [];
  for (const folder of packages) {
    const packageTree = folderTree(resolve(root, folder));
    // Where the user is in that package, the path to it is empty.
    const path = relative(io.cwd(), resolve(root, folder)) || '.';
    if (configIn(packageTree)) {
      configured.push(path);
      continue;
    }
    io.stdout.write(`\n── ${folder}\n`);
    try {
      await setUp({ ...given, root: path }, packageTree, findCatalogueSets(packageTree).slice(1), io);
      configured.push(path);
    } catch (error) {
      // A package that cannot be set up is no reason to leave out the others.
      if (!(error instanceof ProjectError)) throw error;
      io.stdout.write(explainCrash(error, lang));
    }
  }
  if (configured.length === 0) return 2;
  io.stdout.write(`\n${configured.map((path) => texts.fromNowOnIn(tool, asWord(path))).join('\n')}\n`);
  return 0;
}

/**
 * Writes the configuration of one package and checks it; gives the exit code of the check. `others` are the sets of
 * catalogues of the package for which the configuration is not.
 */
async function setUp(given: ProjectOptions, tree: FileTree, others: readonly FoundCatalogues[], io: Io) {
  const root = resolve(io.cwd(), given.root);
  const lang = given.lang ?? languageOfEnvironment(io.env);
  const texts = initTexts[lang];
  const { messages, source, locales } = layoutOf(tree, given, texts);
  const sourceFile = given.source === undefined ? sourceFileWithoutLocale(tree, { messages, locales }) : undefined;
  // Such as `template.json` beside `de.json`: the pattern would leave out the texts that all others come from.
  if (sourceFile !== undefined) throw new ProjectError('bad-call', texts.sourceFileWithoutLocale(sourceFile));
  const catalogues = tree.texts(tree.below(messagePattern(messages).folder));
  // What reads these messages, if content-lint does not know its syntax: a package such as `typesafe-i18n`, or only a
  // placeholder that is a sign of it, such as `%{name}`.
  const reader = given.syntax === undefined ? unsupportedSyntax(tree, messages, catalogues) : undefined;
  if (reader !== undefined) throw new ProjectError('bad-call', texts.unknownReader(messages, reader));
  const syntax = given.syntax ?? findSyntax(tree, messages, catalogues);
  const src = given.src ?? findCode(tree);
  const layoutOptions = { messages, source, syntax, ...(src === undefined ? {} : { src }) };
  const open = await openProject({ ...given, ...layoutOptions }, io);
  const project = await withCode(open);
  // With this set alone, all ids of the other sets would be undefined.
  const isShared = usesOtherCatalogues(project, others);
  const options = {
    messages,
    source,
    locales: project.locales,
    complete: completeLocales(project),
    ...(syntax === 'icu' ? {} : { syntax }),
    ...(src === undefined ? {} : { src }),
    ...(isShared ? { rules: { 'code/undefined-id': 'off' } } : {}),
  };
  writeProjectFiles(root, new Map([[configFile, configText(options, isInstalled(root))]]));
  const tool = toolCommand(io.cwd(), io.env);
  const rootOption = given.root === '.' ? '' : ` --root ${asWord(given.root)}`;
  const unreadableCatalogues = otherCatalogues(tree);
  const facts = [
    texts.detected(messages, source, project.locales, syntax),
    ...(options.complete.length > 0 ? [texts.complete(options.complete)] : []),
    ...others.map((set) => texts.anotherSet(set.messages, `${tool} check${rootOption} ${otherCall(set)}`)),
    ...(isShared ? [texts.sharedCode] : []),
    ...(unreadableCatalogues.length > 0 ? [texts.leftOut(unreadableCatalogues)] : []),
    texts.wrote(configFile),
  ];
  io.stdout.write(`${facts.join('\n')}\n\n`);
  const exitCode = await check([], { root: given.root, format: 'pretty', lang }, io);
  await offerLock(root, rootOption, project, lang, io);
  return exitCode;
}

/**
 * The options with which `check` checks another set of catalogues of the same project. Rules about code are off: they
 * would report the ids of all other sets.
 */
function otherCall({ messages, locales }: FoundCatalogues): string {
  return `--messages '${messages}' --locales ${locales.join(',')} --rules 'code/*=off'`;
}

/** A path as one word of a command, in quotes if it has blanks or signs that a shell reads. */
function asWord(path: string): string {
  return /^[\w./\\@-]+$/.test(path) ? path : `"${path}"`;
}

/** Finds where the messages are. If none can be read, the error names those that are there but cannot be read. */
function layoutOf(tree: FileTree, given: ProjectOptions, texts: Texts) {
  try {
    return completeLayout(tree, given);
  } catch (error) {
    if (!(error instanceof ProjectError) || error.code !== 'no-catalogues') throw error;
    const unreadableCatalogues = otherCatalogues(tree);
    if (unreadableCatalogues.length > 0) throw new ProjectError('bad-call', texts.cannotRead(unreadableCatalogues));
    // A file of code whose messages, with `defaultMessage`, were never extracted to a catalogue.
    const codeFile = codeWithTexts(tree);
    throw codeFile === undefined ? error : new ProjectError('bad-call', texts.onlyInCode(codeFile));
  }
}

/** The name of the configuration that a project has already; undefined if it has none. */
function configIn(tree: FileTree): string | undefined {
  return configFiles.find((name) => tree.has(name));
}
