import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Connection,
  createConnection,
  DidChangeWatchedFilesNotification,
  type ServerCapabilities,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { codeActionsIn } from './code-actions.ts';
import { completionsAt } from './completion.ts';
import { hoverAt } from './hover.ts';
import { inlayHintsIn } from './inlay-hints.ts';
import { definitionsAt, referencesAt } from './navigation.ts';
import { type Projects, projectsOf } from './projects.ts';
import { renameAt, renameableAt } from './rename.ts';
import type { Workspace, WorkspaceOpener } from './workspace.ts';

interface Streams {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Serves an editor over two streams, until it ends them. `folder` is served if the editor names no folders, and `open`
 * opens a project.
 */
export function startServer({ input, output }: Streams, folder: string, open: WorkspaceOpener): Promise<void> {
  const connection = createConnection(input, output);
  const documents = new TextDocuments(TextDocument);
  const projects = projectsOf(connection, documents, open);
  let roots: readonly string[] = [folder];
  let canWatch = false;
  let canChangeFolders = false;

  connection.onInitialize(async ({ workspaceFolders, rootUri, capabilities: { workspace } }) => {
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    if (uris.length > 0) roots = foldersAt(uris);
    canWatch = workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false;
    canChangeFolders = workspace?.workspaceFolders ?? false;
    await projects.open(roots);
    return { serverInfo: { name: 'content-lint' }, capabilities: serverCapabilities };
  });
  connection.onInitialized(async () => {
    // What a check reads: messages, records, code and configurations.
    const watchers = [{ globPattern: '**/*.{json,yaml,yml,ts,tsx,js,jsx,mts,cts,mjs,cjs,vue}' }];
    if (canWatch) await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
    if (canChangeFolders) {
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const removedRoots = new Set(foldersAt(removed.map(({ uri }) => uri)));
        const addedRoots = foldersAt(added.map(({ uri }) => uri));
        roots = [...roots.filter((root) => !removedRoots.has(root)), ...addedRoots];
        return projects.open(roots);
      });
    }
    await projects.check();
  });
  /** Passes the text of an open document to its project; undefined for one that was closed. */
  const passText = async (uri: string, text: string | undefined) => (await projects.projectOf(uri))?.edit(uri, text);
  documents.onDidChangeContent(({ document }) => passText(document.uri, document.getText()));
  documents.onDidClose(({ document }) => passText(document.uri, undefined));
  // An editor that watches no files still tells what it has saved itself.
  documents.onDidSave(({ document }) => (canWatch ? undefined : projects.read([document.uri])));
  connection.onDidChangeWatchedFiles(({ changes }) => projects.read(changes.map(({ uri }) => uri)));
  answerRequests(connection, documents, projects);
  documents.listen(connection);
  connection.listen();
  return new Promise((finish) => connection.onExit(finish));
}

/** The folders at these addresses, without a slash at their end. One that is on no disk, `vscode-vfs:…`, is left out. */
function foldersAt(uris: readonly string[]): string[] {
  return uris.filter((uri) => uri.startsWith('file:')).map((uri) => resolve(fileURLToPath(uri)));
}

const serverCapabilities: ServerCapabilities = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  completionProvider: { triggerCharacters: ["'", '"', '.', '{'] },
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: ['quickfix'] },
  inlayHintProvider: true,
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
};

/** Answers what an editor asks about a place in a document. */
function answerRequests(connection: Connection, documents: TextDocuments<TextDocument>, projects: Projects): void {
  const inDocument = async <Result>(uri: string, find: (workspace: Workspace, path: string) => Result) => {
    const workspace = (await projects.projectOf(uri))?.workspace;
    // The protocol has null where a function here gives undefined.
    return workspace ? (find(workspace, workspace.pathOf(uri)) ?? null) : null;
  };
  const atPosition = <Result>(
    { textDocument: { uri }, position }: TextDocumentPositionParams,
    find: (workspace: Workspace, path: string, offset: number) => Result,
  ) => {
    const offset = documents.get(uri)?.offsetAt(position);
    return offset === undefined ? null : inDocument(uri, (workspace, path) => find(workspace, path, offset));
  };
  connection.onHover((params) => atPosition(params, hoverAt));
  connection.onDefinition((params) => atPosition(params, definitionsAt));
  connection.onReferences((params) => atPosition(params, referencesAt));
  connection.onCompletion((params) => atPosition(params, completionsAt));
  connection.onPrepareRename((params) => atPosition(params, renameableAt));
  connection.onRenameRequest((params) =>
    atPosition(params, (workspace, path, offset) => renameAt(workspace, path, offset, params.newName)),
  );
  connection.onCodeAction(({ textDocument, range }) =>
    inDocument(textDocument.uri, (workspace, path) => codeActionsIn(workspace, path, range)),
  );
  connection.languages.inlayHint.on(({ textDocument, range }) =>
    inDocument(textDocument.uri, (workspace, path) => inlayHintsIn(workspace, path, range)),
  );
}
