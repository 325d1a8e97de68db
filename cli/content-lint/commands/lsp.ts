import type { Io } from '../host/io.ts';
import { toolCommand } from '../host/tool-command.ts';
import { startServer } from '../lsp/server.ts';
import type { OpenProject } from '../lsp/workspace.ts';
import { loadTexts } from '../reports/language.ts';
import { loadedPlugins, openProject, type ProjectOptions } from './open-project.ts';

/** `content-lint lsp`: serves an editor over the standard streams, until it ends. */
export async function run(given: ProjectOptions, io: Io & { stdin: NodeJS.ReadableStream }): Promise<number> {
  await startServer({ input: io.stdin, output: io.stdout }, io.cwd(), opener(given, io));
  return 0;
}

/** Makes the function with which the server opens the folder that an editor names. */
export function opener(given: Omit<ProjectOptions, 'root'>, io: Io): OpenProject {
  return async (root, tree) => {
    const open = await openProject({ ...given, root }, io, tree);
    const texts = await loadTexts(open.options.lang, open.plugins, toolCommand(root, io.env));
    return { ...open, texts, load: (project) => loadedPlugins(open, project) };
  };
}
