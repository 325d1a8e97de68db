import { nearWord } from '../language/edit-distance.ts';
import { memoizeLast } from '../memoize-last.ts';
import type { Project } from '../project/project.ts';

/** How many unknown ids are compared with all others; a project with more has another problem than typing errors. */
const comparedAtMost = 200;

/** The ids of a project, and the nearest of them for each unknown id that was asked about. */
interface Known {
  ids: readonly string[];
  nearest: Map<string, string | undefined>;
}

let latest: Known = { ids: [], nearest: new Map() };

/** A changed text makes another `Project` object with the same ids: then the nearest ids are kept. */
const knownIn = memoizeLast((project: Project): Known => {
  const ids = idsOf(project);
  const areSame = ids.length === latest.ids.length && ids.every((id, at) => id === latest.ids[at]);
  if (!areSame) latest = { ids, nearest: new Map() };
  return latest;
});

/** The id that was probably meant, preferably of the same group. */
export function nearId(id: string, project: Project): string | undefined {
  const { ids, nearest } = knownIn(project);
  if (!nearest.has(id) && nearest.size < comparedAtMost) nearest.set(id, nearestAmong(ids, id));
  return nearest.get(id);
}

function nearestAmong(ids: readonly string[], id: string): string | undefined {
  const group = id.slice(0, id.lastIndexOf('.') + 1);
  const isSibling = (other: string) => other.startsWith(group) && !other.slice(group.length).includes('.');
  const { siblings = [], others = [] } = Object.groupBy(ids, (other) => (isSibling(other) ? 'siblings' : 'others'));
  const lastPart = nearWord(
    id.slice(group.length),
    siblings.map((sibling) => sibling.slice(group.length)),
  );
  // In full an id can be near enough although its last part is not. Without a group the siblings were in full already.
  return lastPart === undefined ? nearWord(id, group === '' ? others : ids) : group + lastPart;
}

function idsOf({ catalogues }: Project): string[] {
  return [...new Set(catalogues.flatMap(({ messages }) => [...messages.keys()]))];
}
