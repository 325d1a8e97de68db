import { expect, test } from 'vitest';
import type { FixLevel } from '#cli/content-lint/core/fix.ts';
import { rules } from '#cli/site-rules/rules/all-rules.ts';
import { mended, messagesIn, pairFiles } from '../content-lint/mended.ts';
import { siteProject, siteRulesFor } from './site-findings.ts';

const plugins = await siteRulesFor(siteProject({}));

test.each<[name: string, nl: string, en: string, level: FixLevel, nlAfter: string, enAfter: string]>([
  ['a straight apostrophe', 'Foto’s', "It's us", 'safe', 'Foto’s', 'It’s us'],
  ['’s morgens', "Open 's morgens", 'Open mornings', 'safe', 'Open ’s morgens', 'Open mornings'],
  ['straight quotes', 'Wij zeggen "ja"', 'We say ‘yes’', 'safe', 'Wij zeggen ‘ja’', 'We say ‘yes’'],
  ['double curly quotes', 'Wij zeggen “ja”', 'We say ‘yes’', 'safe', 'Wij zeggen ‘ja’', 'We say ‘yes’'],
  ['a unit', '{n, number} uur', '{n, number}\u00a0hours', 'safe', '{n, number}\u00a0uur', '{n, number}\u00a0hours'],
  ['an exclamation mark', 'Klaar!', 'Done!', 'unsafe', 'Klaar.', 'Done.'],
])('%s is mended', (_, nl, en, level, nlAfter, enAfter) => {
  const after = mended(pairFiles(nl, en), level, plugins);
  expect([messagesIn(after, 'nl').id, messagesIn(after, 'en').id]).toEqual([nlAfter, enAfter]);
});

test.each<[name: string, nl: string, en: string]>([
  ['what an apostrophe quotes', "Typ '{'", "Type '{'"],
  ['inches', 'Een scherm van 15"', 'A 15" screen'],
  ['nested quotes', 'Hij zei "ik ‘weet’ het"', 'He said ‘I know’'],
])('%s stays', (_, nl, en) => {
  expect(mended(pairFiles(nl, en), 'unsafe', plugins)).toEqual(pairFiles(nl, en));
});

test('a fix is escaped as the file already is', () => {
  const ascii = '{ "a": "Co\\u00f6rdinatie", "b": "foto\'s" }';
  const en = '{ "a": "Co\\u00f6rdination", "b": "photos" }';
  expect(mended({ 'i18n/nl.json': ascii, 'i18n/en.json': en }, 'safe', plugins)['i18n/nl.json']).toBe(
    ascii.replace("foto's", 'foto\\u2019s'),
  );
});

test.each(rules.filter((rule) => rule.fix).map((rule) => [rule.code, rule.examples.bad] as const))(
  'the bad example of %s is mended for good',
  (_, bad) => {
    for (const level of ['safe', 'unsafe'] as const) {
      const after = mended(bad, level, plugins);
      expect(after).not.toEqual(bad);
      expect(mended(after, level, plugins)).toEqual(after);
    }
  },
);
