import * as v from 'valibot';
import type { MessageTree } from '#cli/content-lint/project/catalogue-text.ts';
import { counterpartPath } from '#cli/content-lint/project/counterpart-path.ts';
import { jsonText } from '#cli/content-lint/project/json-text.ts';
import type { Project } from '#cli/content-lint/project/project.ts';
import type { Layout } from '#cli/content-lint/project/project-from-files.ts';
import { folderSchemas } from '#cli/site-rules/records/site-records.ts';
import { SlugSchema } from '#src/domain/field-schemas.ts';

/** Kinds of records that have a folder, and what a record of theirs is called. */
export const recordKinds = { service: 'services', project: 'projects' } as const;

export type RecordKind = keyof typeof recordKinds;

/**
 * The files of a new record: the record itself with every choice open, and a catalogue file in every locale with the keys
 * that all records of its kind have, all empty. content-lint finds every one of them until it is filled in. Throws an
 * error for an id that is none or is taken, and where there are no records at all.
 */
export function newRecord(project: Project, layout: Layout, kind: RecordKind, id: string): Map<string, string> {
  if (!v.is(SlugSchema, id)) throw new Error(`\`${id}\` is no id: use lower-case letters, digits and single hyphens`);
  if (project.records.length === 0) throw new Error('there is no content/ that a record could be added to');
  const files = recordFiles(project, layout, kind, id);
  const [taken] = [...files.keys()].filter((path) => project.tree.has(path));
  if (taken !== undefined) throw new Error(`${taken} is there already`);
  return files;
}

function recordFiles(project: Project, layout: Layout, kind: RecordKind, id: string): Map<string, string> {
  const folder = recordKinds[kind];
  const files = new Map([[`content/${folder}/${id}.yaml`, recordText(kind, id)]]);
  const [source] = project.catalogues;
  const siblings = (source?.files ?? []).filter(({ messages }) => prefixOf(messages, folder) !== undefined);
  const [first] = siblings;
  const sibling = first && prefixOf(first.messages, folder);
  if (!first || sibling === undefined) return files;
  const keys = commonKeys(siblings.map(({ messages }) => messages));
  const tree = emptied(JSON.parse(first.text), '', (key) => keys.has(key));
  const text = `${jsonText(tree ?? {})}\n`;
  const path = first.path.replace(new RegExp(`${sibling}(?=[^/]*$)`), id);
  files.set(path, text);
  for (const locale of project.locales) {
    const other = locale === project.source ? undefined : counterpartPath(path, layout.messages, locale);
    if (other !== undefined) files.set(other, text);
  }
  return files;
}

/** The record that all messages of a file belong to: of `services.seo.title` it is `seo`. */
function prefixOf(messages: ReadonlyMap<string, string>, folder: string): string | undefined {
  const records = new Set([...messages.keys()].map((key) => key.split('.', 2).join('.')));
  const [only, ...more] = records;
  return only?.startsWith(`${folder}.`) && more.length === 0 ? only.slice(folder.length + 1) : undefined;
}

/** The keys behind the record's own that every file has. */
function commonKeys(files: readonly ReadonlyMap<string, string>[]): Set<string> {
  const own = files.map((messages) => new Set([...messages.keys()].map((key) => key.split('.').slice(2).join('.'))));
  return own.reduce((common, keys) => common.intersection(keys));
}

/** A group with the same keys and empty texts; undefined where none of them is wanted. */
function emptied(tree: MessageTree, prefix: string, wanted: (key: string) => boolean): MessageTree | undefined {
  const entries: [string, MessageTree | string][] = [];
  for (const [name, item] of Object.entries(tree) as [string, MessageTree | string][]) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    const empty = typeof item === 'string' ? (wanted(key) ? '' : undefined) : emptied(item, key, wanted);
    if (empty !== undefined) entries.push([name, empty]);
  }
  if (entries.length === 0) return undefined;
  return Array.isArray(tree) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

function recordText(kind: RecordKind, id: string): string {
  const folder = recordKinds[kind];
  const known: Record<string, string> = { id, slug: id, i18nKey: `${folder}.${id}`, published: 'false' };
  const lines = Object.entries(folderSchemas[folder].entries).flatMap(([name, schema]) => {
    if (schema.type === 'optional') return [];
    return [known[name] === undefined ? `${hintFor(schema)}${name}:` : `${name}: ${known[name]}`];
  });
  return `${lines.join('\n')}\n`;
}

/** What may stand in a field, as its schema says it. */
function hintFor(schema: v.GenericSchema): string {
  const parts = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : [schema];
  const options = parts.flatMap((part) => ('options' in part && part.type === 'picklist' ? [part.options] : []))[0];
  if (Array.isArray(options)) return `# ${options.join(', ')}\n`;
  const message = parts
    .map((part) => ('message' in part ? part.message : undefined))
    .find((one) => typeof one === 'string');
  return typeof message === 'string' ? `# ${message}\n` : '';
}
