import type { Io } from '../io.ts';
import { startServer } from '../lsp/server.ts';
import { loadTexts } from '../reports/language.ts';
import { loadedPlugins, openProject, type ProjectOptions } from './open-project.ts';

/** `content-lint lsp`: serves an editor over the standard streams, until it ends. */
export async function run(given: ProjectOptions, io: Io & { stdin: NodeJS.ReadableStream }): Promise<number> {
  await startServer({ input: io.stdin, output: io.stdout }, io.cwd(), async (root, tree) => {
    const open = await openProject({ ...given, root }, io, tree);
    const texts = await loadTexts(open.options.lang, open.plugins);
    return { ...open, texts, load: (project) => loadedPlugins(open, project) };
  });
  return 0;
}
