import { expect, test } from 'vitest';
import { detectLanguage } from '#cli/content-lint/core/language/detect-language.ts';
import { wrongLanguage } from '#cli/content-lint/core/rules/message/wrong-language.ts';

test.each(['Request was vetoed', 'Marijuana', 'An embargoed photo is echoed back'])('%s is not Dutch', (text) => {
  expect(detectLanguage(text)).not.toBe('nl');
});

test.each(['Opening hours'])('%s is English', (text) => {
  expect([wrongLanguage({ text, locale: 'nl' }), detectLanguage(text)]).toEqual(['en', 'en']);
});

test.each(['Opening', 'Studies'])('%s may be Dutch', (text) => {
  expect([wrongLanguage({ text, locale: 'nl' }), detectLanguage(text)]).toEqual([undefined, undefined]);
});
