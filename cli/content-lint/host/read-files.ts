import { statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { FileTree } from '../core/project/file-tree.ts';
import { globFolder } from '../core/project/glob-folder.ts';
import { ProjectError } from '../core/project/project-error.ts';
import { recordMatcher } from '../core/project/record-matcher.ts';
import { messagePattern } from '../formats/message-files.ts';
import { type Layout, obstaclesIn, type ProjectFiles, pathsBesideMessages } from '../formats/project-from-files.ts';
import { completeLayout } from './complete-layout.ts';
import { findSyntax } from './find-syntax.ts';
import { folderTree } from './folder-tree.ts';

/** The layout of a project, as far as its options give it; the rest is found. */
export type GivenLayout = { [Field in keyof Layout]?: Layout[Field] | undefined };

/** The files of a project and where its messages are. */
export interface FoundFiles {
  files: ProjectFiles & { tree: FileTree };
  layout: Layout;
}

/**
 * Finds and reads the files of a project, from its folder unless another `tree` is given, such as what git has staged.
 * Throws a `ProjectError` if there is nothing to check. Every command that opens a project reads it through this
 * function.
 */
export function readFiles(root: string, given: GivenLayout = {}, tree: FileTree = folderTree(root)): FoundFiles {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) throw new ProjectError('no-root', root);
  const { messages } = given;
  const pattern = messages === undefined ? undefined : patternFromRoot(root, messages);
  const completed = completeLayout(tree, { ...given, messages: pattern });
  const layout = { ...given, ...completed, areLocalesInferred: given.locales === undefined };
  // Folders, links to nothing and unreadable files in the place of a file are findings, and not read.
  const unreadable = new Set(obstaclesIn(tree, layout).map(({ path }) => path));
  const catalogues = messagePaths(tree, layout);
  const paths = [...catalogues, ...recordPaths(tree, layout), ...pathsBesideMessages(layout)];
  const texts = tree.texts(paths.filter((path) => !unreadable.has(path)));
  // Also if there are records or a `terms.yaml`: under a misspelt pattern nothing would be wrong, as nothing is checked.
  if (!catalogues.some((path) => texts.has(path))) throw new ProjectError('no-messages', layout.messages);
  const syntax = layout.syntax ?? findSyntax(tree, layout.messages, texts);
  const baselinePath = layout.baseline === undefined ? undefined : pathFromRoot(root, layout.baseline);
  const baseline = baselinePath === undefined ? undefined : baselineAt(root, baselinePath, tree);
  return { files: { texts, tree, baseline }, layout: { ...layout, syntax, baseline: baselinePath } };
}

/** Reads the baseline, from the folder if the tree lacks it: git need not know it. Undefined if there is none yet. */
function baselineAt(root: string, path: string, tree: FileTree): ProjectFiles['baseline'] {
  const text = tree.texts([path]).get(path) ?? folderTree(root).texts([path]).get(path);
  return text === undefined ? undefined : { path, text };
}

/** Makes a path relative to the root, with slashes. */
function pathFromRoot(root: string, path: string): string {
  return relative(root, resolve(root, path)).split(sep).join('/');
}

/** Makes a pattern relative to the root. A pattern that names a folder gets the JSON files below that folder. */
function patternFromRoot(root: string, pattern: string): string {
  if (!pattern.includes('{locale}')) throw new ProjectError('no-locale-in-pattern', pattern);
  const fromRoot = pathFromRoot(root, pattern);
  return fromRoot.endsWith('.json') ? fromRoot : `${fromRoot}/**/*.json`;
}

function messagePaths(tree: FileTree, layout: Layout): string[] {
  // One file a locale: no folder has to be searched.
  if (!layout.messages.includes('*')) {
    return layout.locales.map((locale) => layout.messages.replaceAll('{locale}', locale));
  }
  const pattern = messagePattern(layout.messages);
  return tree.below(pattern.folder).filter((path) => {
    const matched = pattern.match(path);
    return matched !== undefined && layout.locales.includes(matched.locale);
  });
}

function recordPaths(tree: FileTree, layout: Layout): string[] {
  const folders = new Set((layout.records ?? []).map(globFolder));
  return [...folders].flatMap((folder) => tree.below(folder)).filter(recordMatcher(layout));
}
