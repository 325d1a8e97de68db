import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { findNodeAtLocation, parse, parseTree } from 'jsonc-parser';
import * as v from 'valibot';
import { type EditableProject, foundProject } from '#cli/content-lint/commands/editable-project.ts';
import type { ProjectOptions } from '#cli/content-lint/commands/project-options.ts';
import { ExceptionSchema } from '#cli/content-lint/engine/exceptions.ts';
import { ConfigSchema, configPath } from '#cli/content-lint/engine/read-config.ts';
import { TermsSchema } from '#cli/content-lint/language/terms.ts';
import { jsonText } from '#cli/content-lint/project/json-text.ts';
import { messagePattern } from '#cli/content-lint/project/message-files.ts';
import { filesBeside } from '#cli/content-lint/project/project-from-files.ts';
import { writeProjectFiles } from '#cli/content-lint/project/write-files.ts';
import { commandTexts } from '#cli/content-lint/reports/command-texts.ts';
import { print } from '#cli/content-lint/reports/print.ts';
import { folderSchemas, singleSchemas } from '#cli/site-rules/records/site-records.ts';
import { anyCatalogueSchema, folderCatalogueSchema } from './catalogue-schema.ts';

interface SchemaOptions extends ProjectOptions {
  out: string;
}

/** One schema, and which files it is for. */
interface EditorSchema {
  name: string;
  language: 'json' | 'yaml';
  files: string[];
  schema: object;
}

const settingsPath = '.vscode/settings.json';

/** `content-lint schema`: JSON Schemas for editors, and the settings that make an editor use them. */
export async function run(given: SchemaOptions): Promise<number> {
  const project = await foundProject(given);
  const { root, options } = project;
  const schemas = [...contentSchemas(project), ...catalogueSchemas(project), configSchema()];
  const files = new Map(
    schemas.map(({ name, schema }) => [join(options.out, `${name}.json`), `${jsonText(schema)}\n`]),
  );
  const path = join(root, settingsPath);
  const settings = existsSync(path) ? readFileSync(path, 'utf8') : '{}\n';
  files.set(settingsPath, withSchemas(settings, schemas, options.out));
  const changed = new Map([...files].filter(([name, text]) => textAt(join(root, name)) !== text));
  writeProjectFiles(root, changed);
  const texts = commandTexts[options.lang];
  print(
    changed.size === 0 ? `${texts.nothing}\n` : [...changed.keys()].map((name) => `${texts.wrote(name)}\n`).join(''),
  );
  return 0;
}

function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function contentSchemas({ project, found }: EditableProject<SchemaOptions>): EditorSchema[] {
  const [exceptions, terms] = filesBeside(found.layout);
  const beside: EditorSchema[] = [
    { name: 'exceptions', language: 'yaml', files: [exceptions], schema: schemaOf(v.array(ExceptionSchema)) },
    { name: 'terms', language: 'yaml', files: [terms], schema: schemaOf(TermsSchema) },
  ];
  if (!project.records) return beside;
  const single = Object.entries(singleSchemas).map(([name, schema]): EditorSchema => {
    return { name, language: 'yaml', files: [`content/${name}.yaml`], schema: schemaOf(schema) };
  });
  const folders = Object.entries(folderSchemas).map(([name, schema]): EditorSchema => {
    return { name, language: 'yaml', files: [`content/${name}/*.yaml`], schema: schemaOf(schema) };
  });
  return [...single, ...folders, ...beside];
}

/** One for all files of messages, and one for each folder of records, whose files all have the same keys. */
function catalogueSchemas({ project, found }: EditableProject<SchemaOptions>): EditorSchema[] {
  const [source] = project.catalogues;
  const { match } = messagePattern(found.layout.messages);
  const glob = found.layout.messages.replaceAll('{locale}', '*');
  const any: EditorSchema = { name: 'catalogue', language: 'json', files: [`/${glob}`], schema: anyCatalogueSchema };
  if (!source) return [any];
  const folders = Map.groupBy(source.files, ({ path }) =>
    (match(path)?.prefix ?? '').split('.').slice(0, -1).join('.'),
  );
  const own = [...folders].flatMap(([prefix, files]): EditorSchema[] => {
    if (!(prefix in folderSchemas) || files.length < 2) return [];
    const [first] = files;
    const folder = first?.path.slice(0, first.path.lastIndexOf('/')).replace(source.locale, '*');
    const schema = folderCatalogueSchema(source, prefix);
    return [{ name: `catalogue-${prefix}`, language: 'json', files: [`/${folder}/*.json`], schema }];
  });
  return [any, ...own];
}

function configSchema(): EditorSchema {
  return { name: 'content-lint', language: 'json', files: [`/${configPath}`], schema: schemaOf(ConfigSchema) };
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
function withSchemas(settings: string, schemas: readonly EditorSchema[], folder: string): string {
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
