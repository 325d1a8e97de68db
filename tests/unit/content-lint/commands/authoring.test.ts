import { describe, expect, test } from 'vitest';
import { argumentIndex } from '#cli/content-lint/core/messages/argument-index.ts';
import { parseMessage } from '#cli/content-lint/core/messages/parse-message.ts';
import { pseudoMessage } from '#cli/content-lint/core/messages/pseudo-message.ts';
import { validPairs } from '../../../fixtures/messages/valid-pairs.ts';
import { contentLint } from '../content-lint.ts';
import { filesOf, folderOf } from '../temporary-folder.ts';

describe('pseudo', () => {
  test.each<[text: string, pseudo: string]>([
    ['Dag', '⟦Ðàĝ~~⟧'],
    ['Dag {name}', '⟦Ðàĝ {name}~~⟧'],
    ['{n, plural, one {# dag} other {# dagen}}', '⟦{n, plural, one {# ðàĝ} other {# ðàĝéñ}}~~~~⟧'],
    ['<b>Lees</b> mail@x.nl', '⟦<b>Ļééš</b> mail@x.nl~~~~~⟧'],
    ['Hallo<br/>daar', '⟦Ĥàļļö<br/>ðààŕ~~~~~⟧'],
    ["it's '{x}'", "⟦îţ'š '{ẋ}'~~~~⟧"],
    ['{n, select, 2 {two} 1 {one} other {many}}', '⟦{n, select, 2 {ţŵö} 1 {öñé} other {ɱàñý}}~~~~⟧'],
    ['Op https://x.nl/{id}/op', '⟦Öþ https://x.nl/{id}/op~~~~~~~⟧'],
    ['', ''],
    ['Dag {name', 'Dag {name'],
  ])('%j', (text, pseudo) => {
    expect(pseudoMessage(text)).toBe(pseudo);
  });

  test('keeps the arguments and tags of every message', () => {
    for (const [nl] of validPairs) {
      const before = parseMessage('', 'nl', nl);
      const after = parseMessage('', 'nl', pseudoMessage(nl));
      expect(after.elements).toBeDefined();
      expect([...argumentIndex(after).keys()]).toEqual([...argumentIndex(before).keys()]);
    }
  });

  test('writes catalogues that have nothing against them but their words', async () => {
    const root = folderOf({
      'i18n/nl/a.json': '{\n\t"x": "Dag {name}",\n\t"y": ["{n, plural, one {# dag} other {# dagen}}"]\n}',
      'i18n/en/a.json': '{ "x": "Hello {name}", "y": ["{n, plural, one {# day} other {# days}}"] }',
    });
    expect((await contentLint(root, ['pseudo'])).status).toBe(0);
    expect(filesOf(root)['i18n/en-XA/a.json']).toMatch(/^\{\n\t"x": "⟦Ðàĝ \{name\}~+⟧",\n/);
    const { stdout } = await contentLint(root, ['check', '--locales', 'nl,en-XA', '--format', 'json']);
    expect(JSON.parse(stdout).findings).toEqual([]);
    expect((await contentLint(root, ['pseudo', '--target', 'en'])).status).toBe(2);
    const refused = await contentLint(root, ['pseudo', '--target', 'q!']);
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('`q!`')]);
  });
});

describe('types', () => {
  const files = {
    'nl.json':
      '{ "plain": "Ja", "who": "Dag {name}", "n": "{count, plural, other {#}}", "d.x": "{at, date}", "t": "<b>x</b>", "s": "{k, select, other {x}}" }',
    'en.json':
      '{ "plain": "Yes", "who": "Hello {name}", "n": "{count} of {max, number}", "d.x": "{at, time}", "t": "<b>x</b>", "s": "{k, select, other {x}}" }',
  };

  test('say what every message takes, over all languages', async () => {
    const root = folderOf(files);
    const args = ['types', '--messages', '{locale}.json', '--out', 'types/messages.d.ts'];
    expect((await contentLint(root, args)).status).toBe(0);
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
    expect((await contentLint(root, args)).stdout).toContain('Nothing had to change');
  });
});
