import { expect, test } from 'vitest';
import type { ParsedMessage } from '#cli/content-lint/core/messages/message.ts';
import { parseMessage } from '#cli/content-lint/core/messages/parse-message.ts';
import { tagDifference } from '#cli/content-lint/core/messages/tag-difference.ts';
import { seen } from './expect-findings.ts';

test('the last tag that is missing and the last unknown one belong together, beside another renaming too', () => {
  const source = '<link>Lees</link> het <em>nu</em>';
  const renamed = ['tag/renamed en <lnk>', 'tag/renamed en <strong>'];
  expect(seen(source, '<lnk>Read</lnk> it <strong>now</strong>')).toEqual(renamed);
  // In the other order too.
  expect(seen(source, '<strong>Now</strong> <lnk>read</lnk> it').sort()).toEqual(renamed);
});

test('two missing tags and two unknown ones that are not alike stay apart', () => {
  const findings = seen('<link>Lees</link> het <em>nu</em>', '<b>Read</b> it <strong>now</strong>');
  expect(findings.filter((finding) => finding.startsWith('tag/renamed'))).toEqual([]);
});

test.each(['de', 'hu'])('of two tags of one name the empty one is too many, first or last, in %s', (locale) => {
  const parse = (of: string, text: string) => parseMessage('id', of, text) as ParsedMessage;
  const source = parse('nl', 'Lees <b>dat</b> nu');
  for (const text of ['Lies <b></b> jetzt <b>das</b>', 'Lies <b>das</b> jetzt <b></b>']) {
    const { unknown } = tagDifference({ key: 'id', source, target: parse(locale, text) });
    expect(unknown.map(({ span }) => span.start)).toEqual([text.indexOf('<b></b>')]);
  }
});

test('a tag that is empty in the source and one that is empty in the translation are two, at the same place too', () => {
  const findings = seen('<a></a> <b>x</b>', '<b></b> <a>x</a>');
  expect(findings.sort()).toEqual(['tag/emptied en <b></b>', 'tag/emptied nl <a></a>']);
});
