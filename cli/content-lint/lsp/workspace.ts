import type { Io } from '../host/io.ts';
import { type LiveProject, openLiveProject } from '../host/live-project.ts';
import type { ProjectOptions } from '../host/open-project.ts';
import { toolCommand } from '../host/tool-command.ts';
import { loadTexts } from '../reports/texts/load-texts.ts';
import type { Texts } from '../reports/texts/texts.ts';
import { type UriMapping, uriMapping } from './uri-mapping.ts';

/** A live project as an editor knows it: with the addresses of its files, `file:///…`, and the sentences of its findings. */
export interface Workspace extends LiveProject, UriMapping {
  texts: Texts;
}

/** Opens the project of a folder that an editor names. */
export type WorkspaceOpener = (folder: string) => Promise<Workspace>;

/** Makes the function that opens projects for an editor; the options in `given` override those of a project. */
export function workspaceOpener(given: Omit<ProjectOptions, 'root'>, io: Io): WorkspaceOpener {
  return async (root) => {
    const live = await openLiveProject({ ...given, root }, io);
    const texts = await loadTexts(live.options.lang, live.plugins, toolCommand(root, io.env));
    // Added to `live` itself: a copy would keep the project and the reports that its getters give at this moment.
    return Object.assign(live, { texts, ...uriMapping(root) });
  };
}
