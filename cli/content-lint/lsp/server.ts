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

/** Serves an editor over two streams, until it ends them. */
export function startServer({ input, output }: Streams, folder: string, open: OpenProject): Promise<void> {
  const connection = createConnection(input, output);
  const documents = new TextDocuments(TextDocument);
  let workspace: Workspace | undefined;
  let canWatch = false;
  let shown: ReadonlyMap<string, Diagnostic[]> = new Map();

  let checks = Promise.resolve();
  let isWaiting = false;

  /** Checks, after a check that is under way; what is typed meanwhile is checked together. */
  const publish = (): Promise<void> => {
    if (isWaiting) return checks;
    isWaiting = true;
    checks = checks.then(async () => {
      isWaiting = false;
      if (workspace) shown = await checkAndShow(connection, workspace, shown);
    });
    return checks;
  };

  connection.onInitialize(async ({ workspaceFolders, rootUri, capabilities }: InitializeParams) => {
    const root = workspaceFolders?.[0]?.uri ?? rootUri;
    canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false;
    workspace = await openWorkspace(root ? fileURLToPath(root) : folder, open);
    return { serverInfo: { name: 'content-lint' }, capabilities: serverCapabilities };
  });
  connection.onInitialized(async () => {
    const watchers = [{ globPattern: '**/*.{json,yaml,yml,ts,tsx,js,jsx,mts,mjs}' }];
    if (canWatch) await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
    await publish();
  });
  const edited = async (uri: string, text: string | undefined) => {
    if (workspace?.edit(workspace.pathOf(uri), text)) await publish();
  };
  documents.onDidChangeContent(({ document }) => edited(document.uri, document.getText()));
  documents.onDidClose(({ document }) => edited(document.uri, undefined));
  connection.onDidChangeWatchedFiles(async ({ changes }) => {
    const paths = changes.flatMap(({ uri }) => workspace?.pathOf(uri) || []);
    if (workspace?.read(paths)) await publish();
  });
  answer(connection, documents, () => workspace);
  documents.listen(connection);
  connection.listen();
  return new Promise((resolve) => connection.onExit(resolve));
}

/** Tells the editor about every file whose findings differ from what it shows, and gives what it shows then. */
async function checkAndShow(
  connection: Connection,
  workspace: Workspace,
  shown: ReadonlyMap<string, Diagnostic[]>,
): Promise<ReadonlyMap<string, Diagnostic[]>> {
  await workspace.check();
  const found = diagnosticsOf(workspace);
  for (const path of new Set([...shown.keys(), ...found.keys()])) {
    const diagnostics = found.get(path) ?? [];
    if (JSON.stringify(diagnostics) === JSON.stringify(shown.get(path) ?? [])) continue;
    await connection.sendDiagnostics({ uri: workspace.uriOf(path), diagnostics });
  }
  return found;
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
