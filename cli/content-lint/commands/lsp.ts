import type { Io } from '../host/io.ts';
import type { ProjectOptions } from '../host/open-project.ts';
import { startServer } from '../lsp/server.ts';
import { workspaceOpener } from '../lsp/workspace.ts';

/** `content-lint lsp`: serves an editor over the standard streams, until it ends. */
export async function run(given: ProjectOptions, io: Io & { stdin: NodeJS.ReadableStream }): Promise<number> {
  await startServer({ input: io.stdin, output: io.stdout }, io.cwd(), workspaceOpener(given, io));
  return 0;
}
