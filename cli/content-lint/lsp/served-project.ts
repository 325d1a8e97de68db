import type { Connection, Diagnostic } from 'vscode-languageserver/node';
import { configDiagnostics } from './config-diagnostics.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { uriMapping } from './uri-mapping.ts';
import type { Workspace, WorkspaceOpener } from './workspace.ts';

/** One project of an editor: what is typed goes in, and diagnostics go out. */
export interface ServedProject {
  /** Undefined while its configuration keeps it from being opened. */
  workspace: Workspace | undefined;
  /** Takes the text of a document that is open already, without a check: that comes with `check`. */
  take(uri: string, text: string): void;
  /** Takes the text of an open document, or the file on the disk again if it is undefined; shows the new findings. */
  edit(uri: string, text: string | undefined): Promise<void>;
  /** Reads files again that have changed on the disk. */
  read(uris: readonly string[]): Promise<void>;
  /** Checks everything and shows it. */
  check(): Promise<void>;
  /** Removes all diagnostics that it has shown. */
  close(): Promise<void>;
}

/** Debounce of the check of the whole project while somebody types, in milliseconds. */
const typingPause = 200;

/** Opens the project of a folder for an editor; what is wrong with its configuration is shown there. */
export async function serveProject(
  folder: string,
  open: WorkspaceOpener,
  connection: Connection,
): Promise<ServedProject> {
  let shown: ReadonlyMap<string, Diagnostic[]> = new Map();
  let pauseTimer: NodeJS.Timeout | undefined;
  const opened = await open(folder).catch((error: unknown) => ({ error }));
  const workspace = 'error' in opened ? undefined : opened;
  const { pathOf, uriOf } = workspace ?? uriMapping(folder);

  /** Tells the editor about every file whose diagnostics differ from what it shows. */
  const show = async (diagnostics: ReadonlyMap<string, Diagnostic[]>) => {
    const shownBefore = shown;
    shown = diagnostics;
    const paths = [...new Set([...shownBefore.keys(), ...diagnostics.keys()])].filter(
      (path) => JSON.stringify(shownBefore.get(path) ?? []) !== JSON.stringify(diagnostics.get(path) ?? []),
    );
    // All at once, so that later results do not come in between.
    await Promise.all(
      paths.map((path) => connection.sendDiagnostics({ uri: uriOf(path), diagnostics: diagnostics.get(path) ?? [] })),
    );
  };
  const showProblem = (error: unknown) => {
    const diagnostics = configDiagnostics(folder, error);
    // Without a configuration there is no file that could show it.
    if (diagnostics.size === 0) connection.console.info(`${folder}: ${error}`);
    return show(diagnostics);
  };
  const check = async () => {
    if ('error' in opened) return showProblem(opened.error);
    try {
      await opened.check();
      await show(diagnosticsOf(opened));
    } catch (error) {
      await showProblem(error);
    }
  };
  /** Answers a keystroke, and checks everything when somebody pauses. */
  const checkEdited = async () => {
    clearTimeout(pauseTimer);
    pauseTimer = setTimeout(check, typingPause);
    workspace?.checkQuickly();
    if (workspace) await show(diagnosticsOf(workspace));
  };

  return {
    workspace,
    take(uri, text) {
      const path = pathOf(uri);
      workspace?.edit(path, text);
    },
    async edit(uri, text) {
      const path = pathOf(uri);
      if (workspace?.edit(path, text)) await checkEdited();
    },
    async read(uris) {
      // Every project gets all changed files; those outside of its folder have no path.
      if (workspace?.read(uris.flatMap((uri) => pathOf(uri) || []))) await checkEdited();
    },
    check,
    async close() {
      clearTimeout(pauseTimer);
      await show(new Map());
    },
  };
}
