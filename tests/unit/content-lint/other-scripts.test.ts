import { expect, test } from 'vitest';
import { checkProject } from '#cli/content-lint/engine/check-project.ts';
import { projectOf } from './expect-findings.ts';

/** The codes that are found in one message and its translation. */
function codesIn(locale: string, source: string, target: string): string[] {
  const files = {
    'i18n/en.json': JSON.stringify({ id: source }),
    [`i18n/${locale}.json`]: JSON.stringify({ id: target }),
  };
  const layout = { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', locale] };
  return checkProject(projectOf(files, layout)).map(({ code }) => code);
}

test.each<[what: string, locale: string, source: string, target: string]>([
  ['a k of thousand lines of a screen, large or small', 'lt', 'Watch it in 8K', 'Žiūrėti 8k'],
  ['a k that begins a word with an accent', 'vi', 'At most 9 signs', 'Tối đa 9 kí hiệu'],
  ['a break between words of Khmer', 'km', 'Your basket', 'កន្ត្រក\u200Bរបស់អ្នក'],
  ['a joiner at the end of a Malayalam word', 'ml', 'I came', 'ഞാന്\u200D വന്നു'],
  ['a non-joiner between a Latin word and its Persian ending', 'fa', 'All PDFs', 'همهٔ PDF\u200Cها'],
  ['a non-joiner inside a Hindi word', 'hi', 'A knight', 'एक क्\u200Cषत्रिय'],
  ['the sign inside a Hebrew abbreviation', 'he', 'The sum', 'סה"כ'],
  ['the same mark on both sides of a Swedish quotation', 'sv', 'Press “Next” now', 'Tryck på ”Nästa” nu'],
  ['a danda for an exclamation mark', 'hi', 'Your basket was kept!', 'आपकी टोकरी सहेज ली गई।'],
  ['a Japanese full stop for an exclamation mark', 'ja', 'Your basket was kept!', 'かごを保存しました。'],
  ['a percent sign before its Turkish number', 'tr', 'Battery: {left}%', 'Pil: %{left}'],
  ['a number sign of both texts', 'sq', '# of chairs', '# i karrigeve'],
  [
    'two plurals over one argument in another order',
    'de',
    '{n, plural, one {A chair} other {# chairs}}, {n, plural, =5 {the set} one {one left} other {# left}}',
    '{n, plural, =5 {Der Satz} one {Einer übrig} other {# übrig}}, {n, plural, one {ein Stuhl} other {# Stühle}}',
  ],
  ['no full stop in Thai', 'th', 'Your basket was kept.', 'เก็บตะกร้าของคุณแล้ว'],
])('right: %s', (_, locale, source, target) => {
  expect(codesIn(locale, source, target)).toEqual([]);
});

test.each<[what: string, locale: string, source: string, target: string, code: string]>([
  ['another number of thousands', 'lt', 'Watch it in 8K', 'Žiūrėti 4k', 'text/digits'],
  ['a U+200B in a Latin word', 'lt', 'Your basket', 'Jūsų krep\u200Bšelis', 'text/invisible'],
  ['a joiner in a Latin word', 'lt', 'Your basket', 'Jūsų krep\u200Dšelis', 'text/invisible'],
  ['one mark of a Hebrew quotation', 'he', 'Press Next now', 'לחצו "הבא עכשיו', 'text/unbalanced'],
  ['one mark of a Swedish quotation', 'sv', 'Press “Next” now', 'Tryck på ”Nästa nu', 'text/unbalanced'],
  ['a placeholder of another system', 'tr', 'Hello {name}', 'Merhaba %{name}', 'text/placeholder'],
  ['a number sign of one text', 'sq', 'All chairs', 'Të gjitha # karriget', 'text/stray-pound'],
  ['a danda for a question mark', 'hi', 'Was your basket kept?', 'आपकी टोकरी सहेज ली गई।', 'text/end-punctuation'],
])('wrong: %s', (_, locale, source, target, code) => {
  expect(codesIn(locale, source, target)).toEqual([code]);
});
