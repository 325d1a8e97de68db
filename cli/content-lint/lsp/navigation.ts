import type { Location } from 'vscode-languageserver';
import { requestedIds } from '../core/requests/requested-ids.ts';
import { messageAt } from './message-at.ts';
import { locationOf } from './positions.ts';
import type { Workspace } from './workspace.ts';

/**
 * Leads from code to the message in every locale, the source first, and from a message to the code that asks for it.
 */
export function definitionsAt(workspace: Workspace, path: string, offset: number): Location[] {
  const message = messageAt(workspace.project, path, offset);
  if (!message) return [];
  return message.catalogue ? placesInCode(workspace, message.id) : placesInCatalogues(workspace, message.id);
}

/** Everything that is about the message at a place: the code that asks for it, and its texts. */
export function referencesAt(workspace: Workspace, path: string, offset: number): Location[] {
  const message = messageAt(workspace.project, path, offset);
  return message ? [...placesInCode(workspace, message.id), ...placesInCatalogues(workspace, message.id)] : [];
}

function placesInCode(workspace: Workspace, id: string): Location[] {
  // Several calls can have their id from the same place, such as a constant.
  const seen = new Set<string>();
  return (requestedIds(workspace.project)?.calls ?? []).flatMap(({ ids }) =>
    ids.flatMap(({ id: requestedId, location: { file, span } }) => {
      const place = `${file} ${span.start}`;
      if (requestedId !== id || seen.has(place)) return [];
      seen.add(place);
      return [locationOf(workspace, file, span)];
    }),
  );
}

function placesInCatalogues(workspace: Workspace, id: string): Location[] {
  return workspace.project.catalogues.flatMap(({ files }) =>
    files.flatMap((file) => {
      const place = file.messages.has(id) ? file.locate(id) : undefined;
      return place ? [locationOf(workspace, file.path, place.key)] : [];
    }),
  );
}
