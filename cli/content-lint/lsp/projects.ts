import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connection, TextDocuments } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { configFiles } from '../host/config/load-config.ts';
import { folderTree } from '../host/folder-tree.ts';
import { type ServedProject, serveProject } from './served-project.ts';
import { uriMapping } from './uri-mapping.ts';
import type { WorkspaceOpener } from './workspace.ts';

/** The projects in the folders of an editor. */
export interface Projects {
  /** Closes the open projects, and opens those of these folders. */
  open(folders: readonly string[]): Promise<void>;
  /** Checks them, and from now on every project that is opened. An editor may not be sent anything before this call. */
  check(): Promise<void>;
  /** The project that a file belongs to, by the nearest configuration above it; opened when it is first asked for. */
  projectOf(uri: string): Promise<ServedProject | undefined>;
  /** Reads changed files again; after a change of a configuration all projects are opened again. */
  read(uris: readonly string[]): Promise<void>;
}

/** Serves the projects of an editor; `documents` are the files that it has open, and `open` opens a project. */
export function projectsOf(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  open: WorkspaceOpener,
): Projects {
  let roots: readonly string[] = [];
  let mayCheck = false;
  const served = new Map<string, Promise<ServedProject>>();

  const serve = (folder: string): Promise<ServedProject> => {
    const existing = served.get(folder);
    if (existing) return existing;
    const opening = serveProject(folder, open, connection).then(async (project) => {
      for (const document of documents.all()) {
        if (folderOf(document.uri, roots) === folder) project.take(document.uri, document.getText());
      }
      if (mayCheck) await project.check();
      return project;
    });
    served.set(folder, opening);
    return opening;
  };
  const openFolders = async (folders: readonly string[]) => {
    const previous = [...served.values()];
    served.clear();
    roots = folders;
    for (const project of previous) await (await project).close();
    const foldersOfDocuments = documents.all().flatMap(({ uri }) => folderOf(uri, roots) ?? []);
    await Promise.all([...new Set([...roots.flatMap(projectsIn), ...foldersOfDocuments])].map(serve));
  };
  return {
    open: openFolders,
    async check() {
      mayCheck = true;
      for (const project of served.values()) await (await project).check();
    },
    async projectOf(uri) {
      const folder = folderOf(uri, roots);
      return folder === undefined ? undefined : serve(folder);
    },
    async read(uris) {
      if (uris.some((uri) => configFiles.includes(basename(fileOf(uri) ?? '')))) return openFolders(roots);
      for (const project of served.values()) await (await project).read(uris);
    },
  };
}

/** The folders of the projects below a folder: the folder itself, unless only folders in it have a configuration. */
function projectsIn(root: string): string[] {
  const tree = folderTree(root);
  if (configFiles.some((name) => tree.has(name))) return [root];
  const below = tree.below('').filter((path) => configFiles.includes(basename(path)));
  return below.length > 0 ? below.map((path) => join(root, dirname(path))) : [root];
}

/** The folder of the nearest configuration above a file, up to the folder that the editor has opened. */
function folderOf(uri: string, roots: readonly string[]): string | undefined {
  const file = fileOf(uri);
  if (file === undefined) return undefined;
  const rootsAbove = roots.filter((folder) => uriMapping(folder).pathOf(uri) !== '');
  const [root] = rootsAbove.sort((a, b) => b.length - a.length);
  if (root === undefined) return undefined;
  for (let folder = dirname(file); folder.length > root.length; folder = dirname(folder)) {
    const tree = folderTree(folder);
    if (configFiles.some((name) => tree.has(name))) return folder;
  }
  return root;
}

function fileOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}
