import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { findNodeAtLocation, parse, parseTree } from 'jsonc-parser';
import * as v from 'valibot';
import { ExceptionSchema } from '#cli/content-lint/engine/exceptions.ts';
import { TermsSchema } from '#cli/content-lint/language/terms.ts';
import { jsonText } from '#cli/content-lint/project/json-text.ts';
import { messagePattern } from '#cli/content-lint/project/message-files.ts';
import type { Project } from '#cli/content-lint/project/project.ts';
import { filesBeside, type Layout } from '#cli/content-lint/project/project-from-files.ts';
import { folderSchemas, singleNames, singleSchema } from '#cli/site-rules/records/site-records.ts';
import { anyCatalogueSchema, folderCatalogueSchema } from './catalogue-schema.ts';

/** One schema, and which files it is for. */
interface EditorSchema {
  name: string;
  language: 'json' | 'yaml';
  files: string[];
  schema: object;
}

const settingsPath = '.vscode/settings.json';
const folder = '.vscode/schemas';

/**
 * JSON Schemas of the records, catalogues and the files beside them, by path, and the settings that make an editor use
 * them. Whatever else the settings say stays.
 */
export function editorSchemas(project: Project, layout: Layout): Map<string, string> {
  const schemas = [...contentSchemas(layout), ...catalogueSchemas(project, layout)];
  const settings = project.tree.texts([settingsPath]).get(settingsPath) ?? '{}\n';
  return new Map([
    ...schemas.map(({ name, schema }): [string, string] => [join(folder, `${name}.json`), `${jsonText(schema)}\n`]),
    [settingsPath, withSchemas(settings, schemas)],
  ]);
}

function contentSchemas(layout: Layout): EditorSchema[] {
  const [exceptions, terms] = filesBeside(layout);
  const beside: EditorSchema[] = [
    { name: 'exceptions', language: 'yaml', files: [exceptions], schema: schemaOf(v.array(ExceptionSchema)) },
    { name: 'terms', language: 'yaml', files: [terms], schema: schemaOf(TermsSchema) },
  ];
  const single = singleNames.map((name): EditorSchema => {
    return { name, language: 'yaml', files: [`content/${name}.yaml`], schema: schemaOf(singleSchema(name)) };
  });
  const folders = Object.entries(folderSchemas).map(([name, schema]): EditorSchema => {
    return { name, language: 'yaml', files: [`content/${name}/*.yaml`], schema: schemaOf(schema) };
  });
  return [...single, ...folders, ...beside];
}

/** One for all files of messages, and one for each folder of records, whose files all have the same keys. */
function catalogueSchemas({ catalogues: [source] }: Project, layout: Layout): EditorSchema[] {
  const { match } = messagePattern(layout.messages);
  const glob = layout.messages.replaceAll('{locale}', '*');
  const any: EditorSchema = { name: 'catalogue', language: 'json', files: [`/${glob}`], schema: anyCatalogueSchema };
  if (!source) return [any];
  const folders = Map.groupBy(source.files, ({ path }) =>
    (match(path)?.prefix ?? '').split('.').slice(0, -1).join('.'),
  );
  const own = [...folders].flatMap(([prefix, files]): EditorSchema[] => {
    if (!(prefix in folderSchemas) || files.length < 2) return [];
    const [first] = files;
    const where = first?.path.slice(0, first.path.lastIndexOf('/')).replace(source.locale, '*');
    const schema = folderCatalogueSchema(source, prefix);
    return [{ name: `catalogue-${prefix}`, language: 'json', files: [`/${where}/*.json`], schema }];
  });
  return [any, ...own];
}

/** What a check says in words comes along, so that an editor can say it too. */
function schemaOf(schema: v.GenericSchema): object {
  return toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { message } = valibotAction as { message?: unknown };
      return typeof message === 'string' ? { ...jsonSchema, patternErrorMessage: message } : undefined;
    },
  });
}

/** The settings with these schemas in the place of earlier ones of the folder; all else stays, comments too. */
function withSchemas(settings: string, schemas: readonly EditorSchema[]): string {
  const urlOf = (name: string) => `./${join(folder, `${name}.json`)}`;
  const before = (parse(settings) ?? {}) as {
    'json.schemas'?: { url?: string }[];
    'yaml.schemas'?: Record<string, unknown>;
  };
  const isOurs = (url = '') => url.startsWith(`./${folder}/`);
  const json = schemas
    .filter(({ language }) => language === 'json')
    .map(({ name, files }) => ({ fileMatch: files, url: urlOf(name) }));
  const yaml = schemas
    .filter(({ language }) => language === 'yaml')
    .map(({ name, files }) => [urlOf(name), files.length === 1 ? files[0] : files]);
  const others = Object.entries(before['yaml.schemas'] ?? {}).filter(([url]) => !isOurs(url));
  const values: [string, unknown][] = [
    ['json.schemas', [...(before['json.schemas'] ?? []).filter(({ url }) => !isOurs(url)), ...json]],
    ['yaml.schemas', Object.fromEntries([...others, ...yaml])],
  ];
  return values.reduce((text, [name, value]) => withValue(text, name, value), settings);
}

/** Sets a value at the top of a settings file, formatted as the rest of the repository is. */
function withValue(text: string, name: string, value: unknown): string {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [name]);
  const spelt = jsonText(value, 2, name.length + 6);
  if (node) return text.slice(0, node.offset) + spelt + text.slice(node.offset + node.length);
  const end = root ? root.offset + root.length - 1 : text.length;
  const before = text.slice(0, end).trimEnd();
  const comma = (root?.children?.length ?? 0) > 0 && !before.endsWith(',') ? ',' : '';
  return `${before}${comma}\n  ${JSON.stringify(name)}: ${spelt}\n${text.slice(end)}`;
}
