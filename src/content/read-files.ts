import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { messagePattern } from '#src/content/message-files.ts';
import { filesBeside, type Layout, type ProjectFiles } from '#src/content/project-from-files.ts';
import { locales, sourceLocale } from '#src/domain/locale.ts';

/** The layout of this project, and what another one is taken to have where it does not say. */
export const defaultLayout: Layout = { messages: 'i18n/{locale}/**/*.json', source: sourceLocale, locales };

/** The folder of a project could not be read at all, or its layout makes no sense. */
export class ProjectError extends Error {
  readonly code: 'no-root' | 'no-locale-in-pattern' | 'no-messages' | 'bad-config';
  readonly detail: string;
  constructor(code: ProjectError['code'], detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}

/** The texts of a project and where its messages are. */
export interface FoundProject {
  files: ProjectFiles;
  layout: Layout;
}

/** Reads the files of a project from disk: the only way in. Throws a `ProjectError` where there is nothing to check. */
export function readFiles(root: string, wanted: Partial<Layout> = {}): FoundProject {
  const layout = { ...defaultLayout, ...wanted };
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) throw new ProjectError('no-root', root);
  layout.messages = patternFromRoot(root, layout.messages);
  const paths = [
    ...messagePaths(root, layout),
    ...filesBelow(root, 'content').filter((path) => /\.ya?ml$/.test(path)),
    ...filesBeside(layout).filter((path) => existsSync(join(root, path))),
  ];
  if (paths.length === 0) throw new ProjectError('no-messages', layout.messages);
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const assets = existsSync(join(root, 'public')) ? publicFiles(root) : undefined;
  return { files: assets ? { texts, assets } : { texts }, layout };
}

/** A pattern may be absolute, or name a folder: from the root, down to the files. */
function patternFromRoot(root: string, pattern: string): string {
  if (!pattern.includes('{locale}')) throw new ProjectError('no-locale-in-pattern', pattern);
  const below = relative(root, resolve(root, pattern)).split(sep).join('/');
  return below.endsWith('.json') ? below : `${below}/**/*.json`;
}

function messagePaths(root: string, layout: Layout): string[] {
  const pattern = messagePattern(layout.messages);
  if (!layout.messages.includes('*')) {
    const named = layout.locales.map((locale) => layout.messages.replaceAll('{locale}', locale));
    return named.filter((path) => existsSync(join(root, path)));
  }
  return filesBelow(root, pattern.folder).filter((path) => {
    const found = pattern.match(path);
    return found !== undefined && layout.locales.includes(found.locale);
  });
}

/** Paths from the root, in the order of the alphabet, of all files in a folder; none where it does not exist. */
function filesBelow(root: string, folder: string): string[] {
  const base = join(root, folder);
  if (!existsSync(base)) return [];
  const paths: string[] = [];
  for (const entry of readdirSync(base, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath.includes(`${sep}node_modules`)) continue;
    paths.push(relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  }
  return paths.sort();
}

function publicFiles(root: string): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const path of filesBelow(root, 'public'))
    sizes.set(path.slice('public'.length), statSync(join(root, path)).size);
  return sizes;
}
