import { defineRule } from '../../rule.ts';

const brackets = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
] as const;
const bracket = /[()[\]“”„«»]/;

export const textUnbalanced = defineRule({
  code: 'text/unbalanced',
  severity: 'warning',
  docs: {
    summary: {
      en: 'A bracket or quotation mark is open in one language only.',
      nl: 'Een haakje of aanhalingsteken staat maar in één taal open.',
    },
    why: {
      en: 'It was cut off or typed in another form; the reader waits for the other half.',
      nl: 'Het is afgekapt of anders getypt; de lezer wacht op de andere helft.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "a": "Bel ons (gratis)" }', 'i18n/en.json': '{ "a": "Call us (free" }' },
    good: { 'i18n/nl.json': '{ "a": "1) Kies (gratis)" }', 'i18n/en.json': '{ "a": "1) Choose (for free)" }' },
  },
  yieldsTo: ['text/mojibake', 'text/invisible', 'text/html-entity', 'message/wrong-language', 'message/untranslated'],
  pair({ key, source, target }, context) {
    const [first, second] = [source.text, target.text].map(openQuote);
    if ((first === undefined) !== (second === undefined)) {
      const [own, other, start = 0] = first === undefined ? [target, source, second] : [source, target, first];
      const related = [{ locale: other.locale, key }];
      context.report({ locale: own.locale, key, span: { start, end: start + 1 } }, { got: '‘' }, { related });
    }
    const [odd, other] = [source, target].map(({ text }) => oddQuote(text));
    if ((odd === undefined) !== (other === undefined)) {
      const [own, whole, start = 0] = odd === undefined ? [target, source, other] : [source, target, odd];
      const related = [{ locale: whole.locale, key }];
      context.report({ locale: own.locale, key, span: { start, end: start + 1 } }, { got: '"' }, { related });
    }
    const [angle, otherAngle] = [source, target].map(({ text }) => doubleAngle.exec(text)?.index);
    if ((angle === undefined) !== (otherAngle === undefined)) {
      const [own, whole, start = 0] = angle === undefined ? [target, source, otherAngle] : [source, target, angle];
      const related = [{ locale: whole.locale, key }];
      const span = { start, end: start + 1 };
      context.report({ locale: own.locale, key, span }, { got: own.text[start] ?? '' }, { related });
    }
    if (!bracket.test(source.text) && !bracket.test(target.text)) return;
    for (const [open, close] of brackets) {
      const [there, here] = [source.text, target.text].map((text) => surplus(text, open, close));
      if (there === here) continue;
      const [own, other] = here === 0 ? [source, target] : [target, source];
      const number = here === 0 ? there : here;
      const got = (number ?? 0) > 0 ? open : close;
      const start = got === open ? own.text.lastIndexOf(open) : own.text.indexOf(close);
      if (start < 0) continue;
      const related = [{ locale: other.locale, key }];
      context.report({ locale: own.locale, key, span: { start, end: start + 1 } }, { got }, { related });
    }
  },
});

/** One sign too many beside a tag: `<<b>` and `</b>>`. */
const doubleAngle = /<(?=<\/?[a-zA-Z])|(?<=<\/?[a-zA-Z][\w-]*>)>/;

/** The last of an odd number of straight quotation marks; behind a digit it is an inch. */
function oddQuote(text: string): number | undefined {
  if (!text.includes('"')) return undefined;
  const marks = [...text.matchAll(/(?<!\d)"/g)];
  return marks.length % 2 === 1 ? marks.at(-1)?.index : undefined;
}

/** Where a ‘ stands that nothing closes; not before ’s and ’t, where it was only typed the wrong way round. */
function openQuote(text: string): number | undefined {
  const start = text.lastIndexOf('‘');
  if (start < 0 || text.indexOf('’', start) >= 0) return undefined;
  return /^‘(?:s|t|n|k|m|em|ie)\b/.test(text.slice(start)) ? undefined : start;
}

/** How many more are opened than closed. */
function surplus(text: string, open: string, close: string): number {
  let count = 0;
  // German and older Dutch: „…” and „…“.
  if (open === '“' && text.includes('„')) return (text.match(/[“”„]/g)?.length ?? 0) % 2;
  for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, at + 1)) count++;
  for (let at = text.indexOf(close); at >= 0; at = text.indexOf(close, at + 1)) count--;
  return count;
}
