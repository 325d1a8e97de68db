import type { Project } from '../core/project/project.ts';
import { requestedIds } from '../core/requests/requested-ids.ts';
import { projectFromFiles } from '../formats/project-from-files.ts';
import type { FoundCatalogues } from '../host/find-catalogues.ts';

/** Whether the code of a project asks for messages that only other sets of catalogues have. */
export function usesOtherCatalogues(project: Project, others: readonly FoundCatalogues[]): boolean {
  const unknown = requestedIds(project)?.undefinedIds ?? [];
  if (unknown.length === 0) return false;
  const ids = new Set(others.flatMap((set) => idsIn(project, set)));
  return unknown.some(({ id }) => ids.has(id));
}

function idsIn({ tree, syntax }: Project, { messages, locales }: FoundCatalogues): string[] {
  const texts = tree.texts(tree.below('').filter((path) => path.endsWith('.json')));
  // Any locale will do as the source: only the ids are read.
  const [source = ''] = locales;
  const { catalogues } = projectFromFiles({ texts, tree }, { messages, source, locales, syntax });
  return catalogues.flatMap((catalogue) => [...catalogue.messages.keys()]);
}
