import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearWord, type Project } from '#cli/content-lint/api.ts';
import type { Change } from '#cli/new/change.ts';
import { type RecordKind, recordFolders } from '#cli/new/record-kinds.ts';
import { readSiteRecords, withDrafts } from '#cli/site-rules/records/site-records.ts';
import { locales } from '#src/domain/locale.ts';
import { refuseMentions } from './mentions.ts';
import { withoutReferences, withSuccessor } from './references.ts';

/**
 * Gives the change that removes a service or a case completely: its record, words, scenes and pictures, and the
 * references to it in other records. If it was published, it needs a successor, `into`, to which other records and its
 * address then lead; the change has no slug lock, so the caller then gives the successor to `lockSlugs`. Throws if
 * there is no such record, if a successor is needed and not given, or if code names it.
 */
export function removeRecord(root: string, project: Project, kind: RecordKind, id: string, into?: string): Change {
  const folder = recordFolders[kind];
  const records = readSiteRecords(project.records);
  const { services, projects } = withDrafts(records);
  const ids = kind === 'service' ? services.map(({ value }) => value.id) : projects.map(({ value }) => value.slug);
  if (!ids.includes(id)) throw new Error(`there is no ${kind} \`${id}\`${orNear(id, ids)}`);
  if (into !== undefined && (into === id || !ids.includes(into))) {
    throw new Error(`there is no ${kind} \`${into}\` that could take its place${orNear(into, ids)}`);
  }
  if (into === undefined && records.slugLock?.value[folder][id]) {
    throw new Error(`\`${id}\` was published: say which ${kind} its address is to lead to, with --into <id>`);
  }
  refuseMentions(root, id);
  const paths = [
    `content/${folder}/${id}.yaml`,
    ...locales.map((locale) => `i18n/${locale}/${folder}/${id}.json`),
    ...(kind === 'service' ? locales.map((locale) => `i18n/${locale}/specimens/${id}.json`) : []),
    ...(kind === 'project' ? [`content/art/projects/${id}`, `public/images/projects/${id}`] : []),
  ];
  const edit = new Map<string, string>();
  const change = (path: string, changed: (text: string) => string) => {
    if (!existsSync(join(root, path))) return;
    const text = edit.get(path) ?? readFileSync(join(root, path), 'utf8');
    if (changed(text) !== text) edit.set(path, changed(text));
  };
  for (const path of kind === 'service' ? projects.map(({ file }) => file.path) : ['content/clients.yaml'])
    change(path, (text) => withoutReferences(path, text, { kind, id, into }));
  const sameKind = kind === 'service' ? services : projects;
  for (const { file } of sameKind) change(file.path, (text) => withSuccessor(text, { id, into }));
  return { create: new Map(), edit, remove: paths.filter((path) => existsSync(join(root, path))), next: [] };
}

function orNear(id: string, ids: readonly string[]): string {
  const near = nearWord(id, ids);
  return near ? `. Did you mean \`${near}\`?` : '';
}
