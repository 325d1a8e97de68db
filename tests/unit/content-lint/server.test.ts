import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import picomatch from 'picomatch';
import { expect, test } from 'vitest';
import {
  createProtocolConnection,
  type DidChangeWatchedFilesRegistrationOptions,
  InitializedNotification,
  InitializeRequest,
  type RegistrationParams,
  RegistrationRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { sourceMatcher } from '#cli/content-lint/code-usage/source-files.ts';
import { startServer } from '#cli/content-lint/lsp/server.ts';

test('the server serves the folders that are on the disk, and hears of all code that it reads', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const opened: string[] = [];
  startServer({ input, output }, '/default', (folder) => {
    opened.push(folder);
    return Promise.reject(new Error('there is no such project'));
  });
  const connection = createProtocolConnection(new StreamMessageReader(output), new StreamMessageWriter(input));
  const { promise: registered, resolve } = Promise.withResolvers<RegistrationParams>();
  connection.onRequest(RegistrationRequest.type, resolve);
  connection.listen();
  const site = join(import.meta.dirname, 'site');
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
    workspaceFolders: [
      { uri: 'vscode-vfs://github/owner/name', name: 'far' },
      { uri: pathToFileURL(site).href, name: 'near' },
    ],
  });
  expect(opened).toEqual([site]);
  await connection.sendNotification(InitializedNotification.type, {});
  const isHeard = picomatch(
    (await registered).registrations.flatMap(({ registerOptions }) =>
      (registerOptions as DidChangeWatchedFilesRegistrationOptions).watchers.map(({ globPattern }) => `${globPattern}`),
    ),
  );
  const endings = ['ts', 'tsx', 'js', 'jsx', 'mts', 'cts', 'mjs', 'cjs', 'vue', 'css'];
  const paths = endings.map((ending) => `src/a.${ending}`);
  expect(paths.filter((path) => isHeard(path))).toEqual(paths.filter(sourceMatcher('src')));
  connection.dispose();
});
