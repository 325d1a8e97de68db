import { limitOf } from '#cli/site-rules/text-limits.ts';

/** The part of JSON Schema that a catalogue needs. */
interface JsonSchema {
  $schema?: string;
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
  type?: 'object' | 'array' | 'string';
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** The version of JSON Schema that editors understand. */
const dialect = 'http://json-schema.org/draft-07/schema#';

/** Any file of messages: texts, lists and groups. */
export const anyCatalogueSchema: JsonSchema = {
  $schema: dialect,
  definitions: {
    messages: { anyOf: [{ type: 'string' }, { $ref: '#/definitions/group' }, { $ref: '#/definitions/list' }] },
    group: { type: 'object', additionalProperties: { $ref: '#/definitions/messages' } },
    list: { type: 'array', items: { $ref: '#/definitions/messages' } },
  },
  $ref: '#/definitions/group',
};

/** The schema of the catalogue of one record: the fields that it has to have, such as `meta.title` and `features.0`. */
export function recordCatalogueSchema(folder: string, fields: readonly string[]): JsonSchema {
  const paths = fields.map((field) => field.split('.'));
  return { $schema: dialect, ...schemaOf(`${folder}.*`, paths) };
}

/** The schema below `key`, by the rest of each field: `['meta', 'title']` at first, then `['title']`, then `[]`. */
function schemaOf(key: string, paths: readonly string[][]): JsonSchema {
  // No part of the field is left: it is a text.
  if (paths.every((path) => path.length === 0)) {
    const limit = limitOf(key);
    return { type: 'string', ...(limit ? { description: `${limit.min} to ${limit.max} characters` } : {}) };
  }
  const schemas = [...Map.groupBy(paths, ([name = '']) => name)].map(([name, pathsOfName]): [string, JsonSchema] => {
    const rest = pathsOfName.map((path) => path.slice(1));
    return [name, schemaOf(`${key}.${name}`, rest)];
  });
  // The parts of a list are called 0, 1, 2 …; all its items have the schema of the first.
  const [firstName, items] = schemas[0] ?? [];
  if (firstName === '0' && items) return { type: 'array', items };
  return { type: 'object', properties: Object.fromEntries(schemas), required: schemas.map(([name]) => name) };
}
