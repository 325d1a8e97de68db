import type { Catalogue } from '#cli/content-lint/project/project.ts';
import { limitOf } from '#cli/site-rules/text-limits.ts';

/** As much of JSON Schema as a catalogue needs. */
export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
  type?: 'object' | 'array' | 'string';
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | false;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

const draft = 'http://json-schema.org/draft-07/schema#';

/** What any file of messages is: texts, lists and groups of them. */
export const anyCatalogueSchema: JsonSchema = {
  $schema: draft,
  definitions: {
    messages: { anyOf: [{ type: 'string' }, { $ref: '#/definitions/group' }, { $ref: '#/definitions/list' }] },
    group: { type: 'object', additionalProperties: { $ref: '#/definitions/messages' } },
    list: { type: 'array', items: { $ref: '#/definitions/messages' } },
  },
  $ref: '#/definitions/group',
};

interface Shape {
  /** In how many files it stands. */
  count: number;
  fields: Map<string, Shape>;
  isList: boolean;
  isText: boolean;
  key: string;
}

/** The schema of a folder whose files all say the same of different things, from what they have; `prefix` is `services`. */
export function folderCatalogueSchema({ messages }: Catalogue, prefix: string): JsonSchema {
  const root = shapeOf('');
  const records = new Set<string>();
  for (const key of messages.keys()) {
    if (!key.startsWith(`${prefix}.`)) continue;
    const [record = '', ...rest] = key.slice(prefix.length + 1).split('.');
    records.add(record);
    let shape = root;
    for (const [at, part] of rest.entries()) {
      const isItem = /^\d+$/.test(part);
      if (isItem) shape.isList = true;
      const name = isItem ? '*' : part;
      const next = shape.fields.get(name) ?? shapeOf([prefix, record, ...rest.slice(0, at + 1)].join('.'));
      shape.fields.set(name, next);
      shape = next;
    }
    shape.isText = true;
    shape.count++;
  }
  return { $schema: draft, ...schemaOf(root, records.size) };
}

function shapeOf(key: string): Shape {
  return { count: 0, fields: new Map(), isList: false, isText: false, key };
}

function schemaOf(shape: Shape, records: number): JsonSchema {
  if (shape.isText) {
    const limit = limitOf(shape.key);
    return { type: 'string', ...(limit ? { description: `${limit.min} to ${limit.max} characters` } : {}) };
  }
  const item = shape.fields.get('*');
  if (shape.isList && item) return { type: 'array', items: schemaOf(item, records) };
  const fields = [...shape.fields];
  const required = fields.filter(([, field]) => timesIn(field) >= records).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field, records)])),
    ...(required.length > 0 ? { required } : {}),
  };
}

function timesIn(shape: Shape): number {
  return shape.isText ? shape.count : Math.max(0, ...[...shape.fields.values()].map(timesIn));
}
