import { nearWord } from '../language/edit-distance.ts';
import { memoizeLast } from '../memoize-last.ts';
import type { Project } from '../project/project.ts';

/** How many unknown ids are compared with all others; a project with more has another problem than typing errors. */
const comparedAtMost = 200;

/** The ids of a project, and the nearest of them for each unknown id that was asked about. */
interface Known {
  ids: readonly string[];
  near: Map<string, string | undefined>;
}

let last: Known = { ids: [], near: new Map() };

/** A changed text makes another `Project` object with the same ids: then the nearest ids are kept. */
const knownIn = memoizeLast((project: Project): Known => {
  const ids = idsOf(project);
  const areSame = ids.length === last.ids.length && ids.every((id, at) => id === last.ids[at]);
  if (!areSame) last = { ids, near: new Map() };
  return last;
});

/** The id that was probably meant, preferably of the same group. */
export function nearId(id: string, project: Project): string | undefined {
  const { ids, near } = knownIn(project);
  if (!near.has(id) && near.size < comparedAtMost) near.set(id, nearAmong(ids, id));
  return near.get(id);
}

function nearAmong(ids: readonly string[], id: string): string | undefined {
  const group = id.slice(0, id.lastIndexOf('.') + 1);
  const isSibling = (other: string) => other.startsWith(group) && !other.slice(group.length).includes('.');
  const { siblings = [], others = [] } = Object.groupBy(ids, (other) => (isSibling(other) ? 'siblings' : 'others'));
  const near = nearWord(
    id.slice(group.length),
    siblings.map((sibling) => sibling.slice(group.length)),
  );
  return near === undefined ? nearWord(id, group === '' ? others : ids) : group + near;
}

function idsOf({ catalogues }: Project): string[] {
  return [...new Set(catalogues.flatMap(({ messages }) => [...messages.keys()]))];
}
