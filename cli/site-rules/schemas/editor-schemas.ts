import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { findNodeAtLocation, parse, parseTree, stripComments } from 'jsonc-parser';
import * as v from 'valibot';
import { ExceptionSchema, jsonText, TermsSchema } from '#cli/content-lint/api.ts';
import { projectFields, serviceFields } from '#cli/site-rules/records/record-words.ts';
import { folderSchemas, singleFileNames, singleFileSchema } from '#cli/site-rules/records/site-records.ts';
import { anyCatalogueSchema, recordCatalogueSchema } from './catalogue-schema.ts';

/** A schema, and in `file` a pattern of the files it is for. */
interface EditorSchema {
  name: string;
  language: 'json' | 'yaml';
  file: string;
  schema: object;
}

/** The path of the settings of the editor. */
export const settingsPath = '.vscode/settings.json';

const folder = '.vscode/schemas';

/**
 * Gives the texts of JSON Schemas for records, catalogues and the files beside them, and of the editor settings that
 * use them, by path. Other settings stay. Writes nothing.
 */
export function editorSchemas(settings: string): Map<string, string> {
  const schemas = [...contentSchemas(), ...catalogueSchemas()];
  return new Map([
    ...schemas.map(({ name, schema }): [string, string] => [join(folder, `${name}.json`), `${jsonText(schema)}\n`]),
    [settingsPath, withSchemas(settings, schemas)],
  ]);
}

function contentSchemas(): EditorSchema[] {
  const yaml = (name: string, file: string, schema: v.GenericSchema): EditorSchema => {
    return { name, language: 'yaml', file, schema: schemaOf(schema) };
  };
  return [
    ...singleFileNames.map((name) => yaml(name, `content/${name}.yaml`, singleFileSchema(name))),
    ...Object.entries(folderSchemas).map(([name, schema]) => yaml(name, `content/${name}/*.yaml`, schema)),
    yaml('exceptions', 'i18n/exceptions.yaml', v.array(ExceptionSchema)),
    yaml('terms', 'i18n/terms.yaml', TermsSchema),
  ];
}

/**
 * The lists of a case whose length differs from case to case, by their first item: `recordCatalogueSchema` gives all
 * items of a list the schema of the first.
 */
const projectLists = ['badges.0', 'kpis.0.label', 'kpis.0.value', 'gallery.0.alt', 'gallery.0.caption'];

/** One schema for all files of messages, and one for each folder whose files all have the same keys. */
function catalogueSchemas(): EditorSchema[] {
  const json = (name: string, file: string, schema: object): EditorSchema => {
    return { name, language: 'json', file, schema };
  };
  // In a pattern for JSON, the slash at the beginning is the root of the project.
  return [
    json('catalogue', '/i18n/*/**/*.json', anyCatalogueSchema),
    json(
      'catalogue-projects',
      '/i18n/*/projects/*.json',
      recordCatalogueSchema('projects', [...projectFields, ...projectLists]),
    ),
    json('catalogue-services', '/i18n/*/services/*.json', recordCatalogueSchema('services', serviceFields)),
  ];
}

/**
 * The JSON Schema of what an author writes (`input`). Checks that it cannot express are left out (`ignore`). The
 * messages of the others become `patternErrorMessage`, which the editor's JSON and YAML extensions show.
 */
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

/** The settings with these schemas in place of earlier ones of our folder. All else stays, comments too. */
function withSchemas(settings: string, schemas: readonly EditorSchema[]): string {
  const urlOf = (name: string) => `./${join(folder, `${name}.json`)}`;
  const before = (parse(settings) ?? {}) as {
    'json.schemas'?: { url?: string }[];
    'yaml.schemas'?: Record<string, unknown>;
  };
  const isOurs = (url = '') => url.startsWith(`./${folder}/`);
  const json = schemas
    .filter(({ language }) => language === 'json')
    .map(({ name, file }) => ({ fileMatch: [file], url: urlOf(name) }));
  const yaml = schemas.filter(({ language }) => language === 'yaml').map(({ name, file }) => [urlOf(name), file]);
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
  // A file that is empty, or has only comments, has no braces yet.
  if (!root) return withValue(`{}\n${text}`, name, value);
  const node = findNodeAtLocation(root, [name]);
  // On its line, `  "<name>": ` comes before the value: the name and six more characters.
  const column = name.length + 6;
  const spelt = jsonText(value, 2, column);
  if (node) return text.slice(0, node.offset) + spelt + text.slice(node.offset + node.length);
  // A new setting goes before the brace at the end.
  const end = root.offset + root.length - 1;
  const last = root.children?.at(-1);
  const lastEnd = last ? last.offset + last.length : end;
  const behindLast = text.slice(lastEnd, end);
  // Right behind the last setting: behind it may be comments, which end a line or have commas of their own.
  const comma = last && !stripComments(behindLast).includes(',') ? ',' : '';
  const before = `${text.slice(0, lastEnd)}${comma}${behindLast}`.trimEnd();
  return `${before}\n  ${JSON.stringify(name)}: ${spelt}\n${text.slice(end)}`;
}
