import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

/** Parts that an expression may take in many ways when they are repeated without the end that it waits for. */
const parts = [
  ...'\u0430\ufb01 \t\n\u00a01aA.,-/<>{}()"\'&#@:_‘“«é%\\=|[$!?',
  ...['ij', 'a ', 'A ', 'Aa ', 'a.', '1.', '1,', '1:', '1 ', 'a-', 'a/', 'a, ', "a'", '‘a', ' ,', ' - ', '(1)'],
  ...[
    '<a',
    '</a',
    '{a',
    '{a, plural, ',
    'a@',
    'a@a.',
    'www.',
    'http://',
    '&a',
    '&#',
    '# ',
    '\\n',
    '\r\n',
    '<!DOCTYPE ',
  ],
];
const attacks = parts.flatMap((part) => ['', '\u0000!'].map((end) => part.repeat(20_000 / part.length) + end));

const root = join(import.meta.dirname, '../..');

interface Expression {
  at: string;
  expression: RegExp;
}

/** Every expression that the source code spells out. */
function expressionsIn(folder: string): Expression[] {
  return globSync(`${folder}/**/*.{ts,js}`, { cwd: root, exclude: ['**/dist/**'] }).flatMap((file) => {
    const found: Expression[] = [];
    const code = readFileSync(join(root, file), 'utf8');
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern, flags } = node.regex;
        const line = code.slice(0, node.start).split('\n').length;
        found.push({
          at: `${file}:${line} /${pattern}/`,
          expression: new RegExp(pattern, [...new Set(`${flags}g`)].join('')),
        });
      },
    }).visit(parseSync(file, code).program);
    return found;
  });
}

const realm = createContext({ attacks });

/** Milliseconds of processor time for some of the texts; it is stopped after a number of them by the clock. */
function timeOf(expression: RegExp, texts: readonly string[], atMost: number): number {
  const before = process.cpuUsage();
  try {
    Object.assign(realm, { expression, texts });
    runInContext("for (const text of texts) text.replace(expression, '')", realm, { timeout: atMost });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return atMost;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

// Of 20,000 characters one that goes back over them for each of them takes 30 ms and more, any other less than one.
test.each(['cli/content-lint', 'cli/site-rules'])(
  'no expression in %s takes longer than its text is long',
  (folder) => {
    const expressions = expressionsIn(folder);
    expect(expressions.length).toBeGreaterThan(10);
    const slow = expressions.flatMap(({ at, expression }) => {
      if (timeOf(expression, attacks, 60) < 60) return [];
      const attack = attacks.find((text) => [1, 2, 3].every(() => timeOf(expression, [text], 1000) > 20));
      return attack === undefined ? [] : [`${at} for ${JSON.stringify(attack.slice(0, 12))}…`];
    });
    expect(slow).toEqual([]);
  },
);
