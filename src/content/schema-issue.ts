import type { BaseIssue } from 'valibot';
import type { ContentIssue } from '#src/content/content-error.ts';
import { ContentSchema } from '#src/content/content-schema.ts';

/**
 * An issue of `ContentSchema` in words: its path begins with the file, or with a folder and the file in it, such as
 * `['services/', 'seo.yaml', 'price']`.
 */
export function schemaIssue(issue: BaseIssue<unknown>): ContentIssue {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const depth = keys[0]?.endsWith('/') ? 2 : 1;
  const file = `content/${keys.slice(0, depth).join('')}`;
  const path = keys.slice(depth).join('.');
  return { file, ...(path && { path }), ...(path ? fieldIssue(issue) : fileIssue(issue)) };
}

type Words = Pick<ContentIssue, 'problem' | 'advice'>;

function fieldIssue(issue: BaseIssue<unknown>): Words {
  // A strict object of valibot expects `never` in a field that it does not know.
  if (issue.expected === 'never')
    return { problem: 'is not a field of this record', advice: 'correct its name or remove it' };
  return issue.input === undefined ? { problem: 'is missing', advice: 'add it' } : valueIssue(issue);
}

function fileIssue(issue: BaseIssue<unknown>): Words {
  if (issue.expected === 'never') {
    return { problem: 'is read by nothing', advice: `the site reads ${Object.keys(ContentSchema.entries).join(', ')}` };
  }
  return issue.input === undefined ? { problem: 'does not exist', advice: 'write it' } : valueIssue(issue);
}

/** A longer value is cut in its message. */
const maxValueLength = 80;

function valueIssue(issue: BaseIssue<unknown>): Words {
  const advice = schemaAdvice(issue);
  // The name of a field or file is wrong, not its value.
  if (issue.path?.at(-1)?.origin === 'key') return { problem: 'has a wrong name', advice };
  const value = JSON.stringify(issue.input);
  const shownValue = value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value;
  return { problem: `is ${shownValue}`, advice };
}

/** What valibot expects, by the type of its issue, in words for an author. Other checks have theirs in the schema. */
const adviceByType: Record<string, (issue: BaseIssue<unknown>) => string> = {
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
  // Messages of valibot itself begin with `Invalid `, those of our schemas do not.
  return issue.message.startsWith('Invalid ') ? (adviceByType[issue.type]?.(issue) ?? issue.message) : issue.message;
}

function oneOf({ expected }: BaseIssue<unknown>): string {
  // Valibot writes `("basic" | "professional")`.
  const values = (expected ?? '').replace(/^\(|\)$/g, '').split(' | ');
  const quoted = values.map((value) => `\`${value.replaceAll('"', '')}\``).join(', ');
  return values.length === 1 ? `write ${quoted}` : `write one of ${quoted}`;
}

function lengthOf({ requirement, input }: BaseIssue<unknown>): string {
  const unit = typeof input === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return `${requirement} ${unit[requirement === 1 ? 0 : 1]}`;
}
