import type { Project } from '../core/project/project.ts';
import { type NeededValue, neededValues } from '../core/requests/needed-values.ts';

const head = [
  '// Made by `content-lint types` from the catalogues. Do not edit.',
  '',
  '/** The values of a message without arguments. */',
  'type None = Record<string, never>;',
  '',
  '/** The values that each message takes, by its id. */',
  'export interface Messages {',
];

const tail = [
  '}',
  '',
  'export type MessageId = keyof Messages;',
  '',
  '/** What a function that takes an id and values may be given behind the id; an id that is no literal takes anything. */',
  'export type ValuesOf<Id extends string, Any> = Id extends MessageId',
  '  ? None extends Messages[Id]',
  '    ? [values?: Messages[Id]]',
  '    : [values: Messages[Id]]',
  '  : [values?: Any];',
  '',
];

/**
 * Gives the text of a module that declares the arguments of every message, without `globalArguments`: the names of
 * those that every message gets.
 */
export function messageTypes(project: Project, globalArguments: ReadonlySet<string>): string {
  const needed = neededValues(project, globalArguments);
  const ids = [...new Set(project.catalogues.flatMap(({ messages }) => [...messages.keys()]))];
  const lines = ids.map((id) => {
    // If a message needs any other value, `needed` gives the global ones too.
    const values = [...(needed(id) ?? [])].filter(([name]) => !globalArguments.has(name));
    const fields = values.map(([name, value]) => `${property(name)}: ${typeOf(value)}`);
    return `  ${property(id)}: ${fields.length === 0 ? 'None' : `{ ${fields.join('; ')} }`};`;
  });
  return [...head, ...lines, ...tail].join('\n');
}

/** The type of an argument. Of several uses the first in this order counts: a number will do for a date or text too. */
function typeOf({ kinds }: NeededValue): string {
  if (kinds.has('tag')) return '(...chunks: never[]) => unknown';
  if (kinds.has('plural') || kinds.has('ordinal') || kinds.has('number')) return 'number';
  if (kinds.has('date') || kinds.has('time')) return 'Date | number';
  return kinds.has('select') ? 'string' : 'string | number';
}

/** A name as that of a property: in quotes if TypeScript needs them, as for `cart.total`. */
function property(name: string): string {
  if (/^[A-Za-z_$][\w$]*$/.test(name)) return name;
  return `'${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;
}
