import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type ArgumentKind, argumentIndex } from '#src/checker/argument-index.ts';
import { parseMessage } from '#src/checker/parse-message.ts';
import type { Project } from '#src/checker/project.ts';
import { walk } from '#src/checker/walk-message.ts';

/** What a message asks of one value: an argument of some kinds, or the function for a tag. */
export interface NeededValue {
  kinds: ReadonlySet<ArgumentKind | 'tag'>;
  /** The keywords of a select, without `other`. */
  options: readonly string[];
}

const known = new WeakMap<Project, Map<string, ReadonlyMap<string, NeededValue>>>();

/** The values that a message needs, over all its languages. */
export function neededValues(project: Project, id: string): ReadonlyMap<string, NeededValue> {
  let byId = known.get(project);
  if (!byId) {
    byId = new Map();
    known.set(project, byId);
  }
  let needed = byId.get(id);
  if (!needed) {
    needed = collect(project, id);
    byId.set(id, needed);
  }
  return needed;
}

function collect(project: Project, id: string): Map<string, NeededValue> {
  const found = new Map<string, { kinds: Set<ArgumentKind | 'tag'>; options: string[] }>();
  const at = (name: string) => {
    const own = found.get(name) ?? { kinds: new Set(), options: [] };
    found.set(name, own);
    return own;
  };
  for (const { locale, messages } of project.catalogues) {
    const text = messages.get(id);
    const elements = text !== undefined && /[{<]/.test(text) ? parseMessage(id, locale, text).elements : undefined;
    if (!elements) continue;
    for (const [name, places] of argumentIndex(elements)) for (const { kind } of places) at(name).kinds.add(kind);
    walk(elements, (element) => {
      if (element.type === TYPE.tag) at(element.value).kinds.add('tag');
      if (element.type !== TYPE.select) return;
      at(element.value).options.push(...Object.keys(element.options).filter((option) => option !== 'other'));
    });
  }
  return found;
}
