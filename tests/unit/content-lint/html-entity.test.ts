import { expect, test } from 'vitest';
import { findingsIn } from './expect-findings.ts';
import { mended, messagesIn, pairFiles } from './mended.ts';

test.each([
  ['&#8211;', '–', '–'],
  ['&nbsp;', '\\u00a0', '\u00a0'],
  ['&#160;', '\\u00a0', '\u00a0'],
  ['&#x2009;', '\\u2009', '\u2009'],
])('the advice about %s shows the character, the fix writes it', (entity, shown, written) => {
  const files = pairFiles('Vijf dagen', `Five${entity}days`);
  expect(findingsIn(files).find(({ code }) => code === 'text/html-entity')?.args.near).toBe(shown);
  expect(messagesIn(mended(files, 'unsafe'), 'en').id).toBe(`Five${written}days`);
});
