import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';
import { mentionsOf } from '#cli/remove/mentions.ts';
import { readSiteRecords } from '#cli/site-rules/records/site-records.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import type { Service } from '#src/domain/service.ts';
import type { RecordKind } from './structure-api.ts';

/** A service or a case with its file. */
export interface FoundRecord {
  path: string;
  kind: RecordKind;
  id: string;
  value: Service | ProjectCase;
}

/** All services and cases, drafts too. */
export function recordsOf({ project }: CheckedProject): FoundRecord[] {
  const { services, projects, drafts } = readSiteRecords(project.records);
  return [...services, ...projects, ...drafts].map(({ file: { path }, value }) =>
    // Only a case has a gallery.
    'gallery' in value
      ? { path, kind: 'project', id: value.slug, value }
      : { path, kind: 'service', id: value.id, value },
  );
}

/** The record of a file. Throws a `Refused` if there is none. */
export function recordAt(checked: CheckedProject, path: string): FoundRecord {
  const record = recordsOf(checked).find((candidate) => candidate.path === path);
  if (!record) throw new Refused({ reason: 'unknown', detail: path });
  return record;
}

/**
 * Throws a `Refused` if the code of the site names an id, because its record can then be neither hidden nor removed.
 * The files in `exceptIn` may name it.
 */
export function refuseIfInCode({ root }: CheckedProject, id: string, exceptIn: readonly string[] = []): void {
  const [mention] = mentionsOf(root, id, exceptIn);
  if (mention) throw new Refused({ reason: 'named-in-code', detail: `${mention.file}:${mention.line}` });
}
