import { nearWord } from '../language/edit-distance.ts';
import { memoizeLast } from '../memoize-last.ts';
import type { Project } from '../project/project.ts';

/** How many unknown ids of a project are compared; one with more has another problem than typing errors. */
const comparedAtMost = 200;

/** The ids of a project, and the nearest of them for each unknown id that was asked about. */
interface Known {
  ids: readonly string[];
  nearest: Map<string, string | undefined>;
  /** How many unknown ids were compared for this project. */
  compared: number;
}

let latest: Known = { ids: [], nearest: new Map(), compared: 0 };

/** What is known of a project. A changed text makes another `Project`: if its ids are the same, `nearest` is kept. */
const knownIn = memoizeLast((project: Project): Known => {
  const ids = idsOf(project);
  const areSame = ids.length === latest.ids.length && ids.every((id, at) => id === latest.ids[at]);
  latest = { ids, nearest: areSame ? latest.nearest : new Map(), compared: 0 };
  return latest;
});

/** The id that was probably meant, preferably of the same group. */
export function nearId(id: string, project: Project): string | undefined {
  const known = knownIn(project);
  if (!known.nearest.has(id) && known.compared < comparedAtMost) {
    known.compared++;
    known.nearest.set(id, nearestAmong(known.ids, id));
  }
  return known.nearest.get(id);
}

function nearestAmong(ids: readonly string[], id: string): string | undefined {
  const group = id.slice(0, id.lastIndexOf('.') + 1);
  const isSibling = (other: string) => other.startsWith(group) && !other.slice(group.length).includes('.');
  const { siblings = [], others = [] } = Object.groupBy(ids, (other) => (isSibling(other) ? 'siblings' : 'others'));
  const lastPart = nearWord(
    id.slice(group.length),
    siblings.map((sibling) => sibling.slice(group.length)),
  );
  if (lastPart !== undefined) return group + lastPart;
  // The mistake may be in the group, so whole ids are compared. Without a group, that was done for the siblings above.
  return nearWord(id, group === '' ? others : ids);
}

function idsOf({ catalogues }: Project): string[] {
  return [...new Set(catalogues.flatMap(({ messages }) => [...messages.keys()]))];
}
