import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearWord, type Project } from '#cli/content-lint/api.ts';
import type { Change } from '#cli/new/change.ts';
import { type RecordKind, recordFolders } from '#cli/new/record-kinds.ts';
import { readSiteRecords, withDrafts } from '#cli/site-rules/records/site-records.ts';
import { locales } from '#src/domain/locale.ts';
import { refuseMentions } from './mentions.ts';
import { withoutReferences, withoutSameKindReferences } from './references.ts';

/**
 * Gives the change that removes a service or a case completely: its record, words, scenes and pictures, and the
 * references to it in other records. If it was published, it needs a successor, `into`, to which other records and its
 * address then lead. The slug lock is not part of the change: the caller writes it afterwards (`lockSlugs`, with the
 * successor). Throws if there is no such record, if a successor is needed and not given or not published, or if the
 * site's code names the id.
 */
export function removeRecord(root: string, project: Project, kind: RecordKind, id: string, into?: string): Change {
  const folder = recordFolders[kind];
  const records = readSiteRecords(project.records);
  const { services, projects } = withDrafts(records);
  const sameKind =
    kind === 'service'
      ? services.map(({ file, value }) => ({ path: file.path, id: value.id, isPublished: value.published }))
      : projects.map(({ file, value }) => ({ path: file.path, id: value.slug, isPublished: value.published }));
  const ids = sameKind.map((record) => record.id);
  if (!ids.includes(id)) throw new Error(`there is no ${kind} \`${id}\`${orNear(id, ids)}`);
  if (into !== undefined && (into === id || !ids.includes(into))) {
    throw new Error(`there is no ${kind} \`${into}\` that could take its place${orNear(into, ids)}`);
  }
  const wasPublished = records.slugLock?.value[folder][id] !== undefined;
  if (wasPublished && into === undefined) {
    throw new Error(`\`${id}\` was published: say which ${kind} its address is to lead to, with --into <id>`);
  }
  if (wasPublished && sameKind.some((record) => record.id === into && !record.isPublished)) {
    throw new Error(`\`${into}\` is a draft: the address of \`${id}\` would lead to nothing`);
  }
  refuseMentions(root, id);
  const paths = [
    `content/${folder}/${id}.yaml`,
    ...locales.map((locale) => `i18n/${locale}/${folder}/${id}.json`),
    ...(kind === 'service' ? locales.map((locale) => `i18n/${locale}/drawings/${id}.json`) : []),
    ...(kind === 'project' ? [`content/art/projects/${id}`, `public/images/projects/${id}`] : []),
  ];
  const edit = new Map<string, string>();
  const editFile = (path: string, rewrite: (text: string) => string) => {
    if (!existsSync(join(root, path))) return;
    const text = edit.get(path) ?? readFileSync(join(root, path), 'utf8');
    const newText = rewrite(text);
    if (newText !== text) edit.set(path, newText);
  };
  // Cases list services; clients name their case.
  for (const path of kind === 'service' ? projects.map(({ file }) => file.path) : ['content/clients.yaml'])
    editFile(path, (text) => withoutReferences(path, text, { kind, id, into }));
  for (const record of sameKind) {
    // The successor itself must not refer to itself.
    const replacement = record.id === into ? undefined : into;
    editFile(record.path, (text) => withoutSameKindReferences(text, { id, into: replacement }));
  }
  return { create: new Map(), edit, remove: paths.filter((path) => existsSync(join(root, path))), next: [] };
}

function orNear(id: string, ids: readonly string[]): string {
  const near = nearWord(id, ids);
  return near ? `. Did you mean \`${near}\`?` : '';
}
