import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import {
  createProtocolConnection,
  type Diagnostic,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

const bin = join(import.meta.dirname, '../../../cli/content-lint/bin.js');
const ends: (() => void)[] = [];

afterAll(() => {
  for (const end of ends) end();
});

/** Starts the language server on a folder, and speaks the protocol with it as an editor does, which writes addresses so. */
export async function editorOn(
  root: string,
  uriOf: (path: string) => string = (path) => pathToFileURL(join(root, path)).href,
) {
  const server = spawn(process.execPath, [bin, 'lsp', '--stdio'], { cwd: root, env: { ...process.env, LANG: 'en' } });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  ends.push(() => {
    connection.dispose();
    server.kill();
  });
  // An editor compares addresses without their escapes.
  const shown = new Map<string, Diagnostic[]>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    shown.set(decodeURIComponent(uri), diagnostics);
  });
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: uriOf(''),
    capabilities: {},
  });
  await connection.sendNotification(InitializedNotification.type, {});
  let version = 0;
  const opened = new Set<string>();
  return {
    connection,
    uriOf,
    /** Shows the text of a file in the editor, the first time or changed. */
    async edit(path: string, text: string) {
      const uri = uriOf(path);
      version++;
      if (!opened.has(uri)) {
        opened.add(uri);
        const textDocument = { uri, languageId: 'plaintext', version, text };
        await connection.sendNotification('textDocument/didOpen', { textDocument });
      } else {
        await connection.sendNotification('textDocument/didChange', {
          textDocument: { uri, version },
          contentChanges: [{ text }],
        });
      }
    },
    /** Tells that a file was saved. */
    async saved(path: string) {
      if (!opened.has(uriOf(path))) await this.edit(path, '');
      await connection.sendNotification('textDocument/didSave', { textDocument: { uri: uriOf(path) } });
    },
    /** The codes that the editor shows in a file. */
    codes: (path: string) => (shown.get(decodeURIComponent(uriOf(path))) ?? []).map(({ code }) => code),
    diagnostics: (path: string) => shown.get(decodeURIComponent(uriOf(path))) ?? [],
  };
}

/** The line and column behind the first `|`, and the text without it. */
export function cursorIn(text: string): { text: string; position: { line: number; character: number } } {
  const before = text.slice(0, text.indexOf('|')).split('\n');
  return {
    text: text.replace('|', ''),
    position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  };
}
