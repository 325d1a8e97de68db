import { expect, test } from 'vitest';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import { projectOf } from './expect-findings.ts';

const en = {
  open: 'Open orders',
  orders: 'Orders of {name}',
  list: 'All orders and sessions',
  start: 'Start of the session',
  end: 'The session has ended',
  solin: 'Solin keeps the session',
  about: 'About Solin',
};
const sv = {
  open: 'Öppna beställningar',
  orders: 'Beställningar av {name}',
  list: 'Alla beställningar och besök',
  start: 'Besökets början',
  end: 'Besöket är slut',
  solin: 'Solin sparar besöket',
  about: 'Om Solin',
};

/** What is said to be left as it is of one more message, which is the same in both languages. */
function codesOf(text: string, rules: Record<string, 'on'> = {}): string[] {
  const files = {
    'i18n/en.json': JSON.stringify({ ...en, id: text }),
    'i18n/sv.json': JSON.stringify({ ...sv, id: text }),
  };
  const settings = { rules, complete: ['sv'] };
  const project = projectOf(files, { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', 'sv'], settings });
  return checkProject(project).flatMap(({ code, key }) => (key === 'id' ? [code] : []));
}

test.each(['Session orders', '{n, plural, one {# session of orders} other {# session of orders}}'])(
  '“%s” was left in the source language: its words are translated elsewhere',
  (text) => {
    expect(codesOf(text)).toEqual(['message/untranslated']);
  },
);

test('one such word is a borrowed term as often as not: it is told where the rule is set', () => {
  expect(codesOf('Session')).toEqual([]);
  expect(codesOf('Session', { 'message/untranslated': 'on' })).toEqual(['message/untranslated']);
});

test.each(['Solin', 'About', 'API', 'Solin Session 2'])('“%s” may be the same in both languages', (text) => {
  expect(codesOf(text, text === 'Solin Session 2' ? {} : { 'message/untranslated': 'on' })).toEqual([]);
});
