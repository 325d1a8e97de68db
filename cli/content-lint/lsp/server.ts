import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Connection,
  createConnection,
  type Diagnostic,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type ServerCapabilities,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { codeActionsIn } from './code-actions.ts';
import { completionsAt } from './completion.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { hoverAt } from './hover.ts';
import { definitionsAt, referencesAt } from './navigation.ts';
import { renameAt, renameableAt } from './rename.ts';
import { type OpenProject, openWorkspace, type Workspace } from './workspace.ts';

interface Streams {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Debounce of the check of the whole project while somebody types, in milliseconds. */
const typingPause = 200;

/** Serves an editor over two streams, until it ends them. */
export function startServer({ input, output }: Streams, folder: string, open: OpenProject): Promise<void> {
  const connection = createConnection(input, output);
  const documents = new TextDocuments(TextDocument);
  let workspace: Workspace | undefined;
  let canWatch = false;
  let shown: ReadonlyMap<string, Diagnostic[]> = new Map();

  let pause: NodeJS.Timeout | undefined;

  /** Tells the editor about every file whose findings differ from what it shows. */
  const show = async (current: Workspace) => {
    const before = shown;
    const diagnostics = diagnosticsOf(current);
    shown = diagnostics;
    const paths = [...new Set([...before.keys(), ...diagnostics.keys()])].filter(
      (path) => JSON.stringify(before.get(path) ?? []) !== JSON.stringify(diagnostics.get(path) ?? []),
    );
    // All at once: nothing that is found later may come between.
    await Promise.all(
      paths.map((path) =>
        connection.sendDiagnostics({ uri: current.uriOf(path), diagnostics: diagnostics.get(path) ?? [] }),
      ),
    );
  };
  const check = async (current: Workspace) => {
    await current.check();
    await show(current);
  };
  /** Answers a keystroke, and checks everything when somebody pauses. */
  const checkEdited = async (current: Workspace) => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      check(current).catch((error: unknown) => connection.console.error(String(error)));
    }, typingPause);
    current.checkQuickly();
    await show(current);
  };

  connection.onInitialize(async ({ workspaceFolders, rootUri, capabilities }: InitializeParams) => {
    const root = workspaceFolders?.[0]?.uri ?? rootUri;
    canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false;
    workspace = await openWorkspace(root ? resolve(fileURLToPath(root)) : folder, open);
    return { serverInfo: { name: 'content-lint' }, capabilities: serverCapabilities };
  });
  connection.onInitialized(async () => {
    const watchers = [{ globPattern: '**/*.{json,yaml,yml,ts,tsx,js,jsx,mts,mjs}' }];
    if (canWatch) await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
    if (workspace) await check(workspace);
  });
  const edited = async (uri: string, text: string | undefined) => {
    if (workspace?.edit(workspace.pathOf(uri), text)) await checkEdited(workspace);
  };
  documents.onDidChangeContent(({ document }) => edited(document.uri, document.getText()));
  documents.onDidClose(({ document }) => edited(document.uri, undefined));
  connection.onDidChangeWatchedFiles(async ({ changes }) => {
    const paths = changes.flatMap(({ uri }) => workspace?.pathOf(uri) || []);
    if (workspace?.read(paths)) await checkEdited(workspace);
  });
  answer(connection, documents, () => workspace);
  documents.listen(connection);
  connection.listen();
  return new Promise((resolve) => connection.onExit(resolve));
}

const serverCapabilities: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  completionProvider: { triggerCharacters: ["'", '"', '.', '{'] },
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: ['quickfix'] },
};

/** Answers what an editor asks about a place in a document. */
function answer(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  current: () => Workspace | undefined,
): void {
  const at = <Result>(
    { textDocument, position }: TextDocumentPositionParams,
    find: (workspace: Workspace, path: string, offset: number) => Result,
  ): Result | null => {
    const workspace = current();
    const document = documents.get(textDocument.uri);
    if (!workspace || !document) return null;
    return find(workspace, workspace.pathOf(document.uri), document.offsetAt(position)) ?? null;
  };
  connection.onHover((params) => at(params, hoverAt));
  connection.onDefinition((params) => at(params, definitionsAt));
  connection.onReferences((params) => at(params, referencesAt));
  connection.onCompletion((params) => at(params, completionsAt));
  connection.onPrepareRename((params) => at(params, renameableAt));
  connection.onRenameRequest((params) =>
    at(params, (workspace, path, offset) => renameAt(workspace, path, offset, params.newName)),
  );
  connection.onCodeAction(({ textDocument, range }) => {
    const workspace = current();
    return workspace ? codeActionsIn(workspace, workspace.pathOf(textDocument.uri), range) : [];
  });
}
