import { expect, test } from 'vitest';
import { seen } from './expect-findings.ts';

test('the last tag that is missing and the last unknown one belong together, beside another renaming too', () => {
  expect(seen('<link>Lees</link> het <em>nu</em>', '<lnk>Read</lnk> it <strong>now</strong>')).toEqual([
    'tag/renamed en <lnk>',
    'tag/renamed en <strong>',
  ]);
});

test('two missing tags and two unknown ones that are not alike stay apart', () => {
  const findings = seen('<link>Lees</link> het <em>nu</em>', '<b>Read</b> it <strong>now</strong>');
  expect(findings.filter((finding) => finding.startsWith('tag/renamed'))).toEqual([]);
});
