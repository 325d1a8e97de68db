import { nearWord } from '../language/edit-distance.ts';
import type { Project } from '../project/project.ts';

/** The id that was probably meant, preferably of the same group. */
export function nearId(id: string, project: Project): string | undefined {
  const group = id.slice(0, id.lastIndexOf('.') + 1);
  const ids = new Set(project.catalogues.flatMap(({ messages }) => [...messages.keys()]));
  const siblings = [...ids].filter((one) => one.startsWith(group) && !one.slice(group.length).includes('.'));
  const own = nearWord(
    id.slice(group.length),
    siblings.map((one) => one.slice(group.length)),
  );
  return own === undefined ? nearWord(id, ids) : group + own;
}
