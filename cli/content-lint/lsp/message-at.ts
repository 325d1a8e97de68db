import type { Span } from '../core/finding.ts';
import type { IdUse } from '../core/project/code-use.ts';
import type { CatalogueFile, Project } from '../core/project/project.ts';
import { requestedIds } from '../core/requests/requested-ids.ts';

/** The message at an offset of a file. */
export interface MessageAt {
  id: string;
  /** The part of the file that names the message or has its text. */
  span: Span;
  /** The catalogue that the offset is in, and whether it is in the text, not the key; absent in code. */
  catalogue?: { file: CatalogueFile; isText: boolean };
}

/** Finds the message at an offset of a catalogue, or of code that asks for its text; undefined if there are several. */
export function messageAt(project: Project, path: string, offset: number): MessageAt | undefined {
  const file = project.catalogues.flatMap(({ files }) => files).find((candidate) => candidate.path === path);
  if (file) return inCatalogue(file, offset);
  const ids = new Map<string, Span>();
  for (const { ids: requested } of requestedIds(project)?.calls ?? []) {
    for (const { id, location } of requested) {
      if (location.file === path && contains(location.span, offset)) ids.set(id, location.span);
    }
  }
  const [only, ...more] = ids;
  return only && more.length === 0 ? { id: only[0], span: only[1] } : undefined;
}

function inCatalogue(file: CatalogueFile, offset: number): MessageAt | undefined {
  for (const id of file.messages.keys()) {
    const place = file.locate(id);
    if (!place) continue;
    for (const span of [place.key, place.value]) {
      if (contains(span, offset)) return { id, span, catalogue: { file, isText: span === place.value } };
    }
  }
  return undefined;
}

/** The call whose id or values are at an offset of code. */
export function idUseAt(project: Project, path: string, offset: number): IdUse | undefined {
  return project.code?.use.uses.find(({ passed, ids }) => {
    // Values that cannot be evaluated (`unknown`) have no place.
    const parts = [
      ...ids.map(({ location }) => location),
      ...(passed && passed !== 'unknown' ? [passed.location] : []),
    ];
    return parts.some(({ file, span }) => file === path && contains(span, offset));
  });
}

/** Whether an offset is in a span or right behind it, where the cursor is after typing. */
export function contains({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset <= end;
}
