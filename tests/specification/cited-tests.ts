import { readFileSync } from 'node:fs';
import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';

const known = new Map<string, string[]>();

/** The titles of the tests and of their groups in a file, as they are written; those that are skipped prove nothing. */
export function testTitles(file: string): string[] {
  const titles = known.get(file) ?? readTitles(file);
  known.set(file, titles);
  return titles;
}

function readTitles(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }: CallExpression) {
      const names = namesIn(callee);
      if (!['test', 'describe'].includes(names[0] ?? '') || names.some((name) => /^(skip|todo|fixme|fails)/.test(name)))
        return;
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title?.type === 'TemplateLiteral') titles.push(text.slice(title.start + 1, title.end - 1));
    },
  }).visit(parseSync(file, text).program);
  return titles;
}

/** The names of what is called, from the first on: `test`, `each` for `test.each(rows)(…)`. */
function namesIn(callee: Expression): string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name];
    case 'MemberExpression':
      return [
        ...namesIn(callee.object as Expression),
        callee.property.type === 'Identifier' ? callee.property.name : '',
      ];
    case 'CallExpression':
      return namesIn(callee.callee);
    default:
      return [];
  }
}
