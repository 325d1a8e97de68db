import type { BaseIssue } from 'valibot';

/** What valibot expects, by the kind of its issue, in words for an author. Schemas bring a sentence for all else. */
const advice: Record<string, (issue: BaseIssue<unknown>) => string> = {
  string: () => 'write a text',
  number: () => 'write a number',
  integer: () => 'write a whole number',
  boolean: () => 'write true or false',
  array: () => 'write a list',
  tuple: () => 'write a list',
  strict_object: () => 'write a group of fields',
  record: () => 'write a group of fields',
  picklist: oneOf,
  literal: oneOf,
  variant: oneOf,
  min_value: ({ requirement }) => `write ${requirement} or more`,
  max_value: ({ requirement }) => `write ${requirement} or less`,
  min_length: (issue) => `write at least ${lengthOf(issue)}`,
  max_length: (issue) => `write at most ${lengthOf(issue)}`,
  length: (issue) => `write exactly ${lengthOf(issue)}`,
  starts_with: ({ requirement }) => `begin it with \`${requirement}\``,
  url: () => 'write a URL',
  email: () => 'write an e-mail address',
};

/**
 * What to write in place of a value that a schema refused: the schema's own sentence, or one for its kind.
 *
 * @example schemaAdvice(issue) // 'write one of `basic`, `professional`, `enterprise`'
 */
export function schemaAdvice(issue: BaseIssue<unknown>): string {
  return issue.message.startsWith('Invalid ') ? (advice[issue.type]?.(issue) ?? issue.message) : issue.message;
}

function oneOf({ expected }: BaseIssue<unknown>): string {
  const values = (expected ?? '').replace(/^\(|\)$/g, '').split(' | ');
  const quoted = values.map((value) => `\`${value.replaceAll('"', '')}\``).join(', ');
  return values.length === 1 ? `write ${quoted}` : `write one of ${quoted}`;
}

function lengthOf({ requirement, input }: BaseIssue<unknown>): string {
  const unit = typeof input === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return `${requirement} ${unit[requirement === 1 ? 0 : 1]}`;
}
