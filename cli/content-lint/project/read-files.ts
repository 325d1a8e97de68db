import { statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { locales, sourceLocale } from '#src/domain/locale.ts';
import { type FileTree, folderTree } from './file-tree.ts';
import { messagePattern } from './message-files.ts';
import { ProjectError } from './project-error.ts';
import { filesBeside, type Layout, type ProjectFiles } from './project-from-files.ts';

/** The layout of this project, and what another one is taken to have where it does not say. */
export const defaultLayout: Layout = { messages: 'i18n/{locale}/**/*.json', source: sourceLocale, locales };

/** The texts of a project and where its messages are. */
export interface FoundProject {
  files: ProjectFiles;
  layout: Layout;
}

/**
 * Reads the files of a project: the only way in. They lie in its folder, unless another `tree` is given. Throws a
 * `ProjectError` where there is nothing to check.
 */
export function readFiles(root: string, wanted: Partial<Layout> = {}, tree?: FileTree): FoundProject {
  const layout = { ...defaultLayout, ...wanted };
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) throw new ProjectError('no-root', root);
  layout.messages = patternFromRoot(root, layout.messages);
  layout.locales = [...new Set([layout.source, ...layout.locales])];
  const from = tree ?? folderTree(root);
  const texts = from.texts([
    ...messagePaths(from, layout),
    ...from.below('content').filter((path) => /\.ya?ml$/.test(path)),
    ...filesBeside(layout),
  ]);
  if (texts.size === 0) throw new ProjectError('no-messages', layout.messages);
  const baseline = layout.baseline === undefined ? undefined : baselineOf(root, layout.baseline, from);
  const publicFiles = from.below('public');
  if (publicFiles.length === 0) return { files: { texts, baseline }, layout };
  const sizes = from.sizes(publicFiles);
  const assets = new Map([...sizes].map(([path, size]) => [path.slice('public'.length), size]));
  return { files: { texts, assets, baseline }, layout };
}

/** The baseline, which git need not know; undefined where it does not exist yet. */
function baselineOf(root: string, file: string, tree: FileTree): ProjectFiles['baseline'] {
  const path = relative(root, resolve(root, file)).split(sep).join('/');
  const text = tree.texts([path]).get(path) ?? folderTree(root).texts([path]).get(path);
  return text === undefined ? undefined : { path, text };
}

/** A pattern may be absolute, or name a folder: from the root, down to the files. */
function patternFromRoot(root: string, pattern: string): string {
  if (!pattern.includes('{locale}')) throw new ProjectError('no-locale-in-pattern', pattern);
  const below = relative(root, resolve(root, pattern)).split(sep).join('/');
  return below.endsWith('.json') ? below : `${below}/**/*.json`;
}

function messagePaths(tree: FileTree, layout: Layout): string[] {
  const pattern = messagePattern(layout.messages);
  if (!layout.messages.includes('*')) {
    return layout.locales.map((locale) => layout.messages.replaceAll('{locale}', locale));
  }
  return tree.below(pattern.folder).filter((path) => {
    const found = pattern.match(path);
    return found !== undefined && layout.locales.includes(found.locale);
  });
}
