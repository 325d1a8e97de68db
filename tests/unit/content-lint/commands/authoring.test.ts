import { describe, expect, test } from 'vitest';
import { checkProject } from '#cli/content-lint/engine/check-project.ts';
import { argumentIndex } from '#cli/content-lint/messages/argument-index.ts';
import { parseMessage } from '#cli/content-lint/messages/parse-message.ts';
import { pseudoMessage } from '#cli/content-lint/messages/pseudo-message.ts';
import { validPairs } from '../../../fixtures/messages/valid-pairs.ts';
import { projectOf } from '../expect-findings.ts';
import { contentLint, filesOf, folderOf, write } from './content-lint.ts';

describe('pseudo', () => {
  test.each<[text: string, pseudo: string]>([
    ['Dag', '⟦Ðàĝ~~⟧'],
    ['Dag {name}', '⟦Ðàĝ {name}~~⟧'],
    ['{n, plural, one {# dag} other {# dagen}}', '⟦{n, plural, one {# ðàĝ} other {# ðàĝéñ}}~~~~⟧'],
    ['<b>Lees</b> mail@x.nl', '⟦<b>Ļééš</b> mail@x.nl~~~~~⟧'],
    ["it's '{x}'", "⟦îţ'š '{ẋ}'~~~~⟧"],
    ['', ''],
    ['Dag {name', 'Dag {name'],
  ])('%j', (text, pseudo) => {
    expect(pseudoMessage(text)).toBe(pseudo);
  });

  test('keeps the arguments and tags of every message', () => {
    for (const [nl] of validPairs) {
      const before = parseMessage('', 'nl', nl).elements ?? [];
      const after = parseMessage('', 'nl', pseudoMessage(nl)).elements;
      expect(after).toBeDefined();
      expect([...argumentIndex(after ?? []).keys()]).toEqual([...argumentIndex(before).keys()]);
    }
  });

  test('writes catalogues that have nothing against them but their words', () => {
    const root = folderOf({
      'i18n/nl/a.json': '{\n\t"x": "Dag {name}",\n\t"y": ["{n, plural, one {# dag} other {# dagen}}"]\n}',
      'i18n/en/a.json': '{ "x": "Hello {name}", "y": ["{n, plural, one {# day} other {# days}}"] }',
    });
    expect(contentLint(root, ['pseudo']).status).toBe(0);
    expect(filesOf(root)['i18n/en-XA/a.json']).toMatch(/^\{\n\t"x": "⟦Ðàĝ \{name\}~+⟧",\n/);
    const { stdout } = contentLint(root, ['check', '--locales', 'nl,en-XA', '--format', 'json']);
    expect(JSON.parse(stdout).findings).toEqual([]);
    expect(contentLint(root, ['pseudo', '--target', 'en']).status).toBe(2);
  });
});

describe('types', () => {
  const files = {
    'nl.json':
      '{ "plain": "Ja", "who": "Dag {name}", "n": "{count, plural, other {#}}", "d.x": "{at, date}", "t": "<b>x</b>", "s": "{k, select, other {x}}" }',
    'en.json':
      '{ "plain": "Yes", "who": "Hello {name}", "n": "{count} of {max, number}", "d.x": "{at, time}", "t": "<b>x</b>", "s": "{k, select, other {x}}" }',
  };

  test('say what every message takes, over all languages', () => {
    const root = folderOf(files);
    const args = ['types', '--messages', '{locale}.json', '--out', 'types/messages.d.ts'];
    expect(contentLint(root, args).status).toBe(0);
    const text = filesOf(root)['types/messages.d.ts'] ?? '';
    expect(/interface Messages \{\n([^}]|\}(?!\n))*/.exec(text)?.[0].split('\n').slice(1)).toEqual([
      '  plain: None;',
      '  who: { name: string | number };',
      '  n: { count: number; max: number };',
      "  'd.x': { at: Date | number };",
      '  t: { b: (...chunks: never[]) => unknown };',
      '  s: { k: string };',
      '',
    ]);
    expect(contentLint(root, args).stdout).toContain('Nothing had to change');
  });
});

describe('new', () => {
  const record = (id: string) => `id: ${id}\ni18nKey: services.${id}\nslug: ${id}\n`;
  const words = '{ "title": "Een titel", "list": ["Een punt", "Nog een punt"], "own": "Alleen hier" }';
  const files = {
    'content/services/seo.yaml': record('seo'),
    'i18n/nl/services/seo.json': words,
    'i18n/en/services/seo.json': words,
    'i18n/nl/services/ads.json': words.replace(', "own": "Alleen hier"', ''),
    'i18n/en/services/ads.json': words.replace(', "own": "Alleen hier"', ''),
  };

  test('makes a record and both catalogues with the keys that all have, none of which passes', () => {
    const root = folderOf(files);
    const { status, stdout } = contentLint(root, ['new', 'service', 'web-audit']);
    expect(status).toBe(0);
    expect(stdout).toContain('content-lint check');
    const after = filesOf(root);
    expect(after['content/services/web-audit.yaml']).toMatch(
      /^id: web-audit\ni18nKey: services\.web-audit\nslug: web-audit\n/,
    );
    for (const locale of ['nl', 'en']) {
      expect(JSON.parse(after[`i18n/${locale}/services/web-audit.json`] ?? '')).toEqual({ title: '', list: ['', ''] });
    }
    const found = checkProject(projectOf(after)).filter(({ file }) => file.includes('web-audit'));
    const empty = found.filter(({ code }) => code === 'message/empty').map(({ locale, key }) => `${locale} ${key}`);
    const keys = ['title', 'list.0', 'list.1'].map((key) => `services.web-audit.${key}`);
    expect(empty.sort()).toEqual(['en', 'nl'].flatMap((locale) => keys.map((key) => `${locale} ${key}`)).sort());
    const open = found.filter(({ code }) => code === 'content/schema').map(({ args }) => args.field);
    expect(open).toEqual(['category', 'icon', 'color', 'order']);
  });

  test.each<[name: string, args: string[], status: number, says: RegExp]>([
    ['an id that is taken', ['new', 'service', 'seo'], 1, /seo\.yaml` is there already/],
    ['an id that is none', ['new', 'service', 'Web Audit'], 2, /is no id/],
    ['a kind that is not there', ['new', 'page', 'x'], 2, /service, project/],
    ['no id at all', ['new', 'service'], 2, /missing required argument/],
  ])('refuses %s', (_, args, status, says) => {
    const root = folderOf(files);
    const before = filesOf(root);
    const result = contentLint(root, args);
    expect(result.status).toBe(status);
    expect(result.stderr).toMatch(says);
    expect(filesOf(root)).toEqual(before);
  });

  test('has nothing to do without content', () => {
    expect(
      contentLint(folderOf({ 'i18n/nl/a.json': '{}', 'i18n/en/a.json': '{}' }), ['new', 'service', 'x']).status,
    ).toBe(2);
  });
});

describe('schema', () => {
  test('keeps the settings that were there, and changes nothing the second time', () => {
    const root = folderOf({
      'i18n/nl/a.json': '{ "x": "Ja" }',
      'i18n/en/a.json': '{ "x": "Yes" }',
      'content/services/seo.yaml': 'id: seo\n',
      '.vscode/settings.json':
        '{\n  // mine\n  "editor.tabSize": 2,\n  "yaml.schemas": { "./own.json": "own/*.yaml" }\n}\n',
    });
    expect(contentLint(root, ['schema']).status).toBe(0);
    const after = filesOf(root);
    const settings = after['.vscode/settings.json'] ?? '';
    expect(settings).toMatch(/\/\/ mine\n {2}"editor\.tabSize": 2,/);
    expect(settings).toContain('"./own.json": "own/*.yaml"');
    expect(settings).toContain('"./.vscode/schemas/services.json": "content/services/*.yaml"');
    expect(JSON.parse(after['.vscode/schemas/services.json'] ?? '')).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: expect.arrayContaining(['id', 'slug', 'category']),
    });
    expect(contentLint(root, ['schema']).stdout).toContain('Nothing had to change');
    write(root, {});
    expect(filesOf(root)).toEqual(after);
  });

  test('speaks of catalogues alone where there is no content', () => {
    const root = folderOf({ 'nl.json': '{ "x": "Ja" }', 'en.json': '{ "x": "Yes" }' });
    expect(contentLint(root, ['schema', '--messages', '{locale}.json']).status).toBe(0);
    expect(Object.keys(filesOf(root)).filter((path) => path.startsWith('.vscode/schemas/'))).toEqual([
      '.vscode/schemas/catalogue.json',
      '.vscode/schemas/content-lint.json',
      '.vscode/schemas/exceptions.json',
      '.vscode/schemas/terms.json',
    ]);
  });
});
