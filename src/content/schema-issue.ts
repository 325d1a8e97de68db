import type { BaseIssue } from 'valibot';
import type { ContentIssue } from '#src/content/content-error.ts';
import { ContentSchema } from '#src/content/content-schema.ts';
import { schemaAdvice } from '#src/content/schema-advice.ts';

/** An issue of `ContentSchema` in words: its path begins with the file, or with a folder and the file in it. */
export function schemaIssue(issue: BaseIssue<unknown>): ContentIssue {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const depth = keys[0]?.endsWith('/') ? 2 : 1;
  const file = `content/${keys.slice(0, depth).join('')}`;
  const path = keys.slice(depth).join('.');
  return { file, ...(path && { path }), ...(path ? fieldIssue(issue) : fileIssue(issue)) };
}

type Words = Pick<ContentIssue, 'problem' | 'advice'>;

function fieldIssue(issue: BaseIssue<unknown>): Words {
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

function valueIssue(issue: BaseIssue<unknown>): Words {
  const advice = schemaAdvice(issue);
  // The name of a field or file is wrong, not its value.
  if (issue.path?.at(-1)?.origin === 'key') return { problem: 'has a wrong name', advice };
  const value = JSON.stringify(issue.input);
  return { problem: `is ${value.length > 80 ? `${value.slice(0, 80)}…` : value}`, advice };
}
