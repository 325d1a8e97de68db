import { describe, expect, test } from 'vitest';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import { readableText } from '#cli/content-lint/core/messages/readable-text.ts';
import type { Syntax } from '#cli/content-lint/core/messages/syntax.ts';
import { i18nextAsIcu } from '#cli/content-lint/formats/i18next.ts';
import { icuI18nextAsIcu } from '#cli/content-lint/formats/icu-i18next.ts';
import { vueAsIcu } from '#cli/content-lint/formats/vue-i18n.ts';
import { projectOf } from './expect-findings.ts';
import { projectFolder } from './project-folder.ts';

type Messages = Record<string, string>;

/** What is wrong with a translation, as `code key` and the part of the file that it points at. */
function wrong(syntax: Syntax, source: Messages, target: Messages, locale = 'nl'): string[] {
  const files = {
    'i18n/en.json': JSON.stringify(source, null, 2),
    [`i18n/${locale}.json`]: JSON.stringify(target, null, 2),
  };
  const project = projectOf(files, { source: 'en', locales: ['en', locale], syntax, messages: 'i18n/{locale}.json' });
  return checkProject(project).map(({ code, key, file, line, column, endColumn }) => {
    const text = files[file]?.split('\n')[line - 1] ?? '';
    return `${code} ${key} ${text.slice(column - 1, endColumn - 1)}`;
  });
}

describe('right in its own syntax', () => {
  test.each<[Syntax, Messages, Messages]>([
    // A translation may say itself what another message says, and leave all forms of a plural for later.
    ['i18next', { a: 'See $t(b)', b: 'Help' }, { a: 'Zie hulp', b: 'Hulp' }],
    ['i18next', { a: 'See help', b: 'Help' }, { a: 'Zie $t(b)', b: 'Hulp' }],
    // The number that chooses a form of vue-i18n has no name: it need not be there, and may be in any language.
    [
      'vue-i18n',
      { units: 'week | weeks', kind: 'Linked to | Linked to', votes: '{0} votes | {0} vote | {0} votes' },
      { units: 'weken', kind: 'Verbonden met', votes: '{0} stemmen' },
    ],
    ['vue-i18n', { following: '{0} Following' }, { following: '{0} volgt | {0} volgen' }],
    ['vue-i18n', { new: 'one new | {n} new' }, { new: 'de nieuwe | {n} nieuwe' }],
    ['vue-i18n', { days: 'today | {n} day | {n} days' }, { days: '{n} d' }],
    [
      'vue-i18n',
      { fans: 'no fans | {0} fan | {0} fans', days: 'today | {n} day | {n} days | {n} long days | {n} more' },
      { fans: '{0} fans | {0} fan | {0} fans', days: 'vandaag | {n} dag | {n} dagen' },
    ],
    [
      'i18next',
      {
        hello: 'Hello {{- name}}, {{ user.city }}',
        price: 'From \u0024{{price, currency(EUR)}} a month',
        seats_one: '{{count}} seat left',
        seats_other: '{{count}} seats left',
        terms: 'Read <1>our terms</1> and <0/> <br> first',
        more: 'Also see $t(hello, {"name": "{{ name }}"})',
        code: "It's { } in '{{x}}', 3 < 4 <b",
        marks: 'Supports {filename} and {timestamp}, or {filename} alone',
      },
      {
        hello: 'Dag {{- name}} uit {{user.city}}',
        price: 'Vanaf \u0024{{ price, currency(EUR) }} per maand',
        seats_one: 'Eén plek vrij',
        seats_other: '{{count}} plekken vrij',
        terms: 'Lees <1>onze voorwaarden</1> en <0/> <br> eerst',
        more: 'Zie ook $t(hello, {"name": "{{name}}"})',
        code: "Het is { } in '{{x}}', 3 < 4 <b",
        marks: 'Kan {filename} en {timestamp} aan, of {filename} alleen',
      },
    ],
    [
      'i18next',
      { item: '{{count}} item', item_plural: '{{count}} items', day: 'Day', day_plural: 'Days' },
      { item: '{{count}} stuk', item_plural: '{{count}} stukken', day: 'Dag', day_plural: 'Dagen' },
    ],
    [
      'i18next',
      { guest: 'Guest', guest_one: '{{count}} guest', guest_other: '{{count}} guests', guest_zero: 'No guests' },
      { guest: 'Gast', guest_one: '{{count}} gast', guest_other: '{{count}} gasten', guest_zero: 'Geen gasten' },
    ],
    [
      'icu-i18next',
      { terms: 'Read <0>our terms</0>, {name}', rows: '{n, plural, one {<1>one</1> row} other {# < rows}}' },
      { terms: 'Lees <0>onze voorwaarden</0>, {name}', rows: '{n, plural, one {<1>één</1> rij} other {# < rijen}}' },
    ],
    [
      'vue-i18n',
      {
        greeting: "Variable “{name}” isn't at '{place}'",
        mail: "Write to hello{'@'}shop.example",
        cars: 'no cars | one car | {count} cars',
        link: 'Go to @:greeting or @.lower:mail, <b>now</b> <br>',
        list: '{0} of {1}, 3 < 4',
      },
      {
        greeting: "Variabele “{name}” is niet op '{place}'",
        mail: "Schrijf naar hello{'@'}shop.example",
        cars: "geen auto's | één auto | {n} auto's",
        link: 'Naar @:greeting of @.lower:mail, <b>nu</b> <br>',
        list: '{0} van {1}, 3 < 4',
      },
    ],
  ])('%s %j', (syntax, source, target) => {
    expect(wrong(syntax, source, target)).toEqual([]);
  });

  test.each<[string, Messages, Messages, string]>([
    [
      'other forms than the source has',
      { ticket_one: '{{count}} ticket', ticket_other: '{{count}} tickets' },
      {
        ticket_one: '{{count}} bilet',
        ticket_few: '{{count}} bilety',
        ticket_many: '{{count}} biletów',
        ticket_other: '{{count}} biletu',
      },
      'pl',
    ],
    [
      'one form alone',
      { ticket_one: '{{count}} ticket', ticket_other: '{{count}} tickets' },
      { ticket_other: '{{count}}枚' },
      'ja',
    ],
    [
      'forms with numbers',
      { ticket: '{{count}} ticket', ticket_plural: '{{count}} tickets' },
      { ticket_0: '{{count}} bilet', ticket_1: '{{count}} bilety', ticket_2: '{{count}} biletów' },
      'pl',
    ],
    [
      'a bare key for all numbers',
      { ticket: '{{count}} ticket', ticket_plural: '{{count}} tickets' },
      { ticket: '{{count}}枚' },
      'ja',
    ],
    [
      'keys that only look like forms',
      { and_other: 'and others', one_plural: 'Plural' },
      { and_other: 'i inne', one_plural: 'Liczba mnoga' },
      'pl',
    ],
  ])('i18next: %s', (_, source, target, locale) => {
    expect(wrong('i18next', source, target, locale)).toEqual([]);
  });
});

describe('a mistake is found where the file has it', () => {
  test('the plural in both forms is called the plural', () => {
    const files = {
      'i18n/en.json': '{ "a_one": "{{count}} list", "a_other": "{{count}} lists" }',
      'i18n/nl.json': '{ "a_one": "{{count}} lijsten", "a_other": "{{count}} lijsten" }',
    };
    const layout = { source: 'en', locales: ['en', 'nl'], syntax: 'i18next', messages: 'i18n/{locale}.json' } as const;
    const problems = checkProject(projectOf(files, layout)).map(({ code, args }) => [code, args.problem]);
    expect(problems).toEqual([['plural/forms', 'same-plural']]);
  });

  test.each<[Syntax, Messages, Messages, string[], string?]>([
    ['i18next', { a: 'Hi {{name}}' }, { a: 'Dag {{ nmae }}' }, ['argument/renamed a {{ nmae']],
    ['i18next', { a: 'Hi {{name}}' }, { a: 'Dag {{name' }, ['argument/missing a "Dag {{name"']],
    ['i18next', { a: 'Say <1>hello</1>' }, { a: 'Zeg hallo' }, ['tag/missing a "Zeg hallo"']],
    ['i18next', { a: 'Say <1>hello</1>' }, { a: 'Zeg <1>hallo' }, ['tag/missing a "Zeg <1>hallo"']],
    ['vue-i18n', { a: 'Say <1>hello' }, { a: 'Zeg <1>hallo</1>' }, ['tag/unknown a <1>']],
    ['i18next', { a: 'See $t(b)', b: 'Help' }, { a: 'Zie $t(c)', b: 'Hulp' }, ['tag/renamed a $t(c)']],
    [
      'i18next',
      { b_one: '{{count}} book of {{name}}', b_other: '{{count}} books of {{name}}' },
      { b_one: '{{count}} boek van {{name}}', b_other: '{{count}} boeken' },
      ['argument/lost-in-branch b_other {{count}} boeken'],
    ],
    [
      'i18next',
      { b_one: '{{count}} book', b_other: '{{count}} books' },
      { b_one: '{{count}} boek' },
      ['plural/missing-category b "b_one"'],
    ],
    [
      'i18next',
      { b_one: '{{count}} book', b_other: '{{count}} books' },
      { b_one: '{{count}} książka', b_other: '{{count}} książek' },
      ['plural/missing-category b "{{count}} książek"'],
      'pl',
    ],
    [
      'icu',
      { a: '{n, plural, one {# thing} other {# things}}' },
      { a: '{n, plural, base {# dingen} one {# ding} other {# dingen}}' },
      ['plural/unknown-category a base'],
    ],
    [
      'icu-i18next',
      { a: 'Say <0>hello</0> to {name}' },
      { a: 'Zeg <0>hallo</0>' },
      ['argument/missing a "Zeg <0>hallo</0>"'],
    ],
    ['vue-i18n', { a: 'One {name}' }, { a: 'Eén {naem}' }, ['argument/renamed a {naem']],
    ['i18next', { a: 'Close it' }, { a: 'Elke {{ heeft een andere }} nodig' }, ['icu/syntax a heeft een andere']],
    ['vue-i18n', { a: '{n} day | {n} days' }, { a: 'dagen' }, ['argument/missing a "dagen"']],
    ['vue-i18n', { a: 'Mail' }, { a: 'Mail hallo@shop.example' }, ['icu/syntax a @']],
    ['vue-i18n', { a: 'One {name}' }, { a: 'Eén {name' }, ['icu/syntax a name']],
    [
      'i18next',
      {
        p_ordinal_one: '{{count}}st',
        p_ordinal_two: '{{count}}nd',
        p_ordinal_few: '{{count}}rd',
        p_ordinal_other: '{{count}}th',
      },
      { p_ordinal_zero: 'niets', p_ordinal_other: '{{count}}e' },
      ['plural/unknown-category p_ordinal_zero niets'],
    ],
    [
      'vue-i18n',
      { a: 'one car | {n} cars of {name}' },
      { a: 'één auto | {n} auto van' },
      ['argument/missing a "één auto | {n} auto van"'],
    ],
  ])('%s %j %j', (syntax, source, target, expected, locale) => {
    expect(wrong(syntax, source, target, locale)).toEqual(expected);
  });
});

test('a plural without a text in any form is not translated yet', async () => {
  const folder = projectFolder({
    'l/en.json': '{ "a": "Save", "item_one": "{{count}} item", "item_other": "{{count}} items" }',
    'l/nl.json': '{ "a": "Bewaar", "item_one": "", "item_other": "" }',
    'content-lint.config.ts':
      "export default { messages: 'l/{locale}.json', source: 'en', syntax: 'i18next', complete: ['nl'] };",
  });
  expect(await folder.found()).toEqual(['message/empty l/nl.json:1:48']);
  expect(await folder.found('--complete', '')).toEqual([]);
});

test('another message in a text is called by its key', async () => {
  const folder = projectFolder({
    'l/en.json': '{ "save": "Save", "hint": "Press @:buttons.save" }',
    'l/nl.json': '{ "save": "Bewaar", "hint": "Druk op @:button.save" }',
    'content-lint.config.ts': "export default { messages: 'l/{locale}.json', source: 'en', syntax: 'vue-i18n' };",
  });
  const { stdout } = await folder.lint('check');
  expect(stdout).toContain('`button.save` should be `buttons.save`.');
});

test('what the code passes to a message is no mistake where the source does without it', async () => {
  const folder = projectFolder({
    'l/en.json': '{ "ago": { "day": "{n} day | {n} days", "hour": "{n} hour | {n} hours" } }',
    'l/nl.json': '{ "ago": { "day": "{v} dag | {v} dagen", "hour": "{x} uur | {x} uur" } }',
    'src/ago.ts':
      "const { t } = useI18n();\nexport const ago = (unit: string, n: number) => t('ago.' + unit, n, { named: { v: show(n) } });\n",
    'content-lint.config.ts': "export default { messages: 'l/{locale}.json', source: 'en', syntax: 'vue-i18n' };",
  });
  expect((await folder.found()).filter((finding) => finding.startsWith('argument/'))).toEqual([
    'argument/unknown l/nl.json:1:51',
  ]);
});

test('a value has the name that the text has, also one that ICU would not allow', async () => {
  const folder = projectFolder({
    'l/en.json': '{ "a": "Hello {{first-name}}", "b": "Bye {{first-name}}" }',
    'l/nl.json': '{ "a": "Dag {{first-name}}", "b": "Tot ziens {{first-name}}" }',
    'src/a.ts':
      "import i18next from 'i18next';\ni18next.t('a', { 'first-name': who() });\ni18next.t('b', { 'firts-name': who() });\n",
    'content-lint.config.ts': "export default { messages: 'l/{locale}.json', source: 'en', syntax: 'i18next' };",
  });
  expect(await folder.found()).toEqual(['code/unknown-value src/a.ts:3:18']);
});

test('a translator gets the texts as their files have them, and brings them back so', async () => {
  const folder = projectFolder({
    'l/en.json': '{ "hi": "Hi {{name}}", "item_one": "{{count}} item", "item_other": "{{count}} items" }',
    'l/nl.json': '{ "hi": "Dag {{name}}" }',
    'content-lint.config.ts': "export default { messages: 'l/{locale}.json', source: 'en', syntax: 'i18next' };",
  });
  await folder.lint('export', '--format', 'csv', '--out', 'nl.csv');
  const rows = folder.read('nl.csv');
  expect(rows).toContain('{{count}} items');
  expect(rows).toContain('item_one');
  const translated = rows.split('\n').map((row) => row.replace(/(\{\{count\}\} items?),[^,]*$/, '$1,{{count}} stuks'));
  folder.write({ 'nl.csv': translated.join('\n') });
  expect(await folder.lint('import', 'nl.csv')).toMatchObject({ status: 0 });
  expect(JSON.parse(folder.read('l/nl.json'))).toMatchObject({
    item_one: '{{count}} stuks',
    item_other: '{{count}} stuks',
  });
});

test('a fix is made in the text of the file, and nowhere where it would need other signs there', async () => {
  const folder = projectFolder({
    'l/en.json': '{ "hi": "Hi {{name}}", "item_one": "{{count}} item", "item_other": "{{count}} items " }',
    'l/nl.json': '{ "hi": "Dag {{ nmae }}", "item_one": "{{count}} stuk", "item_other": "{{count}}  stukken" }',
    'content-lint.config.ts': "export default { messages: 'l/{locale}.json', source: 'en', syntax: 'i18next' };",
  });
  await folder.lint('check', '--fix=unsafe');
  expect(JSON.parse(folder.read('l/nl.json'))).toMatchObject({ hi: 'Dag {{ name }}', item_other: '{{count}} stukken' });
});

test.each<[text: string, signs: string]>([
  ["a {b}'c '{{x}}' }} {'", "a {b}'c '￼' }} {'"],
  ["'{' ''}'' <b '' <2'", "'{' ''}'' <b '' <2'"],
  ["}}'s {{x}}'s '' {{x}}''", "}}'s ￼'s '' ￼''"],
])('i18next: the signs of %s are text, and an apostrophe quotes nothing', (text, signs) => {
  for (const insidePlural of [false, true]) {
    const adapted = i18nextAsIcu(text, insidePlural);
    const icu = adapted && 'text' in adapted ? adapted.text : text;
    const whole = insidePlural ? `{n, plural, other {${icu}}}` : icu;
    expect(readableText('a', 'en', whole)).toBe(signs);
  }
});

test.each([
  ["l''{name} and <x>", "l''{name} and '<'x>"],
  ["'{a''<x> b}' c", undefined],
  ['Use <x> and <b>bold</b>', "Use '<'x> and <b>bold</b>"],
  ["Rank '#1 a <b and <3", "Rank '#1 a '<'b and '<'3"],
  ["{n, plural, other {'#' <b '# <c'}}", "{n, plural, other {'#' '<'b '# <c'}}"],
  ["{n, plural, other {{g, select, other {'# <b}}}}", "{n, plural, other {{g, select, other {'# '<'b}}}}"],
])('i18next-icu: %s is %s to a parser that knows tags', (raw, icu) => {
  expect(icuI18nextAsIcu(raw)?.text).toBe(icu);
});

test.each<[text: string, signs: string]>([
  ["mail {'a{b'} x", 'mail a{b x'],
  ["{'#'} x {'a > b'}", '# x a > b'],
  ["{'{'}'s {name}", "{'s ￼"],
  ["{'it\\'s {'}{'}'}", "it's {}"],
  ["{'<'}b> {'<3'}", '<b> <3'],
])('vue-i18n: %s is %s', (text, signs) => {
  const adapted = vueAsIcu(text);
  expect(readableText('a', 'en', adapted && 'text' in adapted ? adapted.text : text)).toBe(signs);
});

test.each<[text: string, icu: string]>([
  ['<a href="{url}">x</a>', '<a>{url}x</a>'],
  ['<a href="mailto:me{\'@\'}shop.example">x</a> {y}', '<a>x</a> {y}'],
  [
    '<a href="{url}">{n} x</a> | <br title="{a}-{b}" /> z',
    '{count, plural, =1 {<a>{url}# x</a>} other {<br/>{a}{b} z}}',
  ],
])('vue-i18n: a tag keeps what is put into its attributes: %s', (text, icu) => {
  expect(vueAsIcu(text)).toMatchObject({ text: icu });
});
