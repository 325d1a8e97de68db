import { describe, expect, test } from 'vitest';
import { completeLocales } from '#cli/content-lint/core/project/complete-locales.ts';
import { projectOf } from './expect-findings.ts';
import { projectFolder } from './project-folder.ts';

const flat = ['--messages', '{locale}.json', '--source', 'en', '--lang', 'en'];
const texts = (number: number, text: (at: number) => string) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: number }, (_, at) => [`key${at}`, text(at)])));

/** The codes and locales of what is found. */
async function found(files: Record<string, string>, ...args: string[]): Promise<string[]> {
  const { stdout } = await projectFolder(files).lint('check', '--format', 'json', ...flat, ...args);
  return (JSON.parse(stdout).findings as { code: string; locale: string }[]).map(
    ({ code, locale }) => `${code} ${locale}`,
  );
}

describe('what is not translated yet', () => {
  const files = {
    'en.json': '{ "a": "Your basket", "b": "Your chair", "c": "", "d": "A desk" }',
    'de.json': '{ "a": "Ihr Korb", "b": "", "c": "Etwas", "e": "Mehr" }',
    'es.json': '{ "a": "Su cesta", "b": "", "c": "Algo" }',
  };

  test('is one line for each locale, where nobody has declared it complete', async () => {
    const { stdout } = await projectFolder(files).lint('check', ...flat, '--complete', '');
    expect(stdout).toMatch(/^ {2}de +33\.3 %, 2 of 3 missing$/m);
    expect(stdout).toMatch(/^ {2}es +33\.3 %, 2 of 3 missing$/m);
  });

  test('is found in the source, and in what is declared complete', async () => {
    expect(await found(files, '--complete', 'es')).toEqual([
      'message/missing en',
      'message/empty en',
      'message/missing es',
      'message/empty es',
    ]);
    expect(await found(files, '--complete', '')).toEqual(['message/missing en', 'message/empty en']);
  });

  test('may be declared in the configuration', async () => {
    const config = "export default { messages: '{locale}.json', source: 'en', complete: ['d*'] };\n";
    expect(await found({ ...files, 'content-lint.config.ts': config })).toContain('message/missing de');
  });
});

test('a locale that a tool has filled up with the source is not declared complete', () => {
  const catalogue = (locale: string, copied: number) => {
    const text = (at: number) => (at < copied ? `Order number ${at} was sent` : `${locale}: number ${at} was sent`);
    return [`${locale}.json`, texts(100, text)] as const;
  };
  const files = Object.fromEntries([catalogue('en', 100), catalogue('de', 1), catalogue('sr', 5)]);
  const project = projectOf(files, { messages: '{locale}.json', source: 'en', locales: ['en', 'de', 'sr'] });
  expect(completeLocales(project)).toEqual(['en', 'de']);
});

describe('a habit that two languages do not share', () => {
  const en = texts(40, (at) => `Sentence ${at}?`);

  test('is told where nearly all translations have it', async () => {
    const files = { 'en.json': en, 'de.json': texts(40, (at) => (at === 7 ? `Satz ${at}` : `Satz ${at}?`)) };
    expect(await found(files)).toEqual(['text/end-punctuation de']);
  });

  test('is only told where the rule is switched on, if several have it not', async () => {
    const files = { 'en.json': en, 'de.json': texts(40, (at) => (at < 3 ? `Satz ${at}` : `Satz ${at}?`)) };
    expect(await found(files)).toEqual([]);
    expect(await found(files, '--rules', 'text/end-punctuation=on')).toHaveLength(3);
  });
});

describe('a form of a plural that a language does not have', () => {
  const files = {
    'en.json': '{ "a": "{n, plural, one {# chair} other {# chairs}}" }',
    'ja.json': '{ "a": "{n, plural, one {椅子#脚} other {椅子#脚}}" }',
  };

  test('that was copied from the source harms nobody', async () => {
    expect(await found(files)).toEqual([]);
    expect(await found(files, '--rules', 'plural/*=on')).toEqual(['plural/unknown-category ja']);
  });

  test('is a mistake in the place of one that it has', async () => {
    const lt = '{ "a": "{n, plural, zero {# kėdžių} one {# kėdė} other {# kėdės}}" }';
    expect(await found({ ...files, 'lt.json': lt })).toContain('plural/unknown-category lt');
  });
});

describe('the report for people', () => {
  const many = {
    'en.json': texts(30, (at) => `Hello {name}, chair ${at}`),
    'de.json': texts(30, (at) => `Hallo {nmae}, Stuhl ${at}`),
    'es.json': texts(30, (at) => `Hola {nmae}, silla ${at}`),
  };

  test('tells a mistake of several locales once, and of many messages the first', async () => {
    const { stdout } = await projectFolder(many).lint('check', ...flat);
    expect(stdout.match(/argument\/renamed$/gm)).toHaveLength(11);
    expect(stdout).toContain('and in es.json:1');
    expect(stdout).toMatch(/check --full`.*\n {2}40 more of argument\/renamed$/m);
    expect(stdout).toContain('60 errors and 0 warnings in 2 files.');
  });

  test('tells all on request', async () => {
    const { stdout } = await projectFolder(many).lint('check', ...flat, '--full');
    expect(stdout.match(/argument\/renamed$/gm)).toHaveLength(30);
    expect(stdout).not.toContain('--full');
  });
});

describe('files on the command line', () => {
  const files = {
    'en.json': '{ "a": "Hello {name}" }',
    'de.json': '{ "a": "Hallo {nmae}" }',
    'es.json': '{ "a": "Hola {nmae}" }',
  };

  test('limit what is reported to them, also where their paths are absolute', async () => {
    const folder = projectFolder(files);
    expect(await folder.found('es.json', ...flat)).toEqual(['argument/renamed es.json:1:14']);
    expect(await folder.found(`${folder.root}/de.json`, ...flat)).toEqual(['argument/renamed de.json:1:15']);
    expect((await folder.lint('check', 'en.json', ...flat)).status).toBe(0);
  });
});

test.each(['mjs', 'js', 'mts'])('a configuration may be content-lint.config.%s', async (ending) => {
  const name = `content-lint.config.${ending}`;
  const config = "export default { messages: '{locale}.json', source: 'en', rules: { 'argument/*': 'off' } };\n";
  const files = { 'en.json': '{ "a": "Hello {name}" }', 'de.json': '{ "a": "Hallo {nmae}" }' };
  expect(await projectFolder({ ...files, [name]: config }).found(...flat)).toEqual([]);
  const { status, stderr } = await projectFolder({ ...files, [name]: config.replace('rules', 'rule') }).lint('check');
  expect(status).toBe(2);
  expect(stderr).toContain(`${name}:1:`);
});

describe('rules on the command line', () => {
  test.each([
    ['text/nothing=off', 'There is no rule `text/nothing`'],
    ['text/brand=no', '`text/brand=no`'],
    ['text/brand=off=error', '`text/brand=off=error`'],
  ])('%s is refused', async (rules, says) => {
    const { status, stderr } = await projectFolder({ 'en.json': '{}' }).lint('check', ...flat, '--rules', rules);
    expect(status).toBe(2);
    expect(stderr).toContain(says);
  });
});

describe('several translations that differ from the source in the same way', () => {
  const differing = async (source: string, ...translations: string[]) => {
    const locales = ['de', 'es', 'it', 'sv'];
    const files = translations.map((text, at) => [`${locales[at]}.json`, JSON.stringify({ a: text })]);
    return found({ 'en.json': JSON.stringify({ a: source }), ...Object.fromEntries(files) });
  };

  test('write an example of an address in their language', async () => {
    const address = 'Such as https://the.link.to/your/page';
    const translated = ['der.link/seite', 'el.enlace/pagina', 'il.link/pagina'].map((path) => `https://${path}`);
    expect(await differing(address, ...translated)).toEqual([]);
    expect(await differing(address, 'https://der.link/seite', 'https://the.link.to/your/page')).toEqual([
      'text/url de',
    ]);
  });

  test('keep a placeholder that the program replaces itself', async () => {
    expect(await differing('Hello %s', 'Hallo %s', 'Hola %s', 'Ciao')).toEqual(['text/placeholder it']);
  });

  test('take a phone number of their country', async () => {
    const number = 'Such as +33612345678';
    expect(await differing(number, '+4915112345678', '+34912003344', '+393312345678')).toEqual([]);
    expect(await differing(number, '+33612345679', number, number)).toEqual(['text/digits de']);
  });

  test('repeat a slip of the source, which is told there', async () => {
    expect(await differing('Write Javascript', 'Javascript schreiben', 'Escribir Javascript')).toEqual([
      'text/brand en',
    ]);
    expect(await differing('A &amp; B', 'A &amp; B', 'A y B &amp; C')).toEqual(['text/html-entity en']);
    expect(await differing('Choose <none>', '<keine> wählen', 'Elegir <ninguno>')).toEqual(['icu/syntax en']);
  });
});
