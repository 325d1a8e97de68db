import { nearWord } from '../language/edit-distance.ts';
import type { Project } from '../project/project.ts';

/** How many unknown ids are compared with all others; a project with more has another problem than typing errors. */
const comparedAtMost = 200;

const known = new WeakMap<Project, { ids: string[]; near: Map<string, string | undefined> }>();

/** The id that was probably meant, preferably of the same group. */
export function nearId(id: string, project: Project): string | undefined {
  const { ids, near } = known.get(project) ?? { ids: idsOf(project), near: new Map() };
  known.set(project, { ids, near });
  if (!near.has(id) && near.size < comparedAtMost) near.set(id, nearAmong(ids, id));
  return near.get(id);
}

function nearAmong(ids: readonly string[], id: string): string | undefined {
  const group = id.slice(0, id.lastIndexOf('.') + 1);
  const siblings = ids.filter(
    (candidate) => candidate.startsWith(group) && !candidate.slice(group.length).includes('.'),
  );
  const near = nearWord(
    id.slice(group.length),
    siblings.map((sibling) => sibling.slice(group.length)),
  );
  return near === undefined ? nearWord(id, ids) : group + near;
}

function idsOf({ catalogues }: Project): string[] {
  return [...new Set(catalogues.flatMap(({ messages }) => [...messages.keys()]))];
}
