import { defineRule } from '../../rule.ts';

/** Letters that look like plain Latin ones: of another script, full-width, or two drawn as one. */
const lookalike = /[\p{Script=Cyrillic}\p{Script=Greek}\uFB00-\uFB06\uFF21-\uFF5A]+/gu;
/** Greek letters that look like no Latin one, as in `kΩ` and `μm`. */
const unlikeLatin = /^[ΓΔΘΛΞΠΣΦΨΩβδθλμξπσφψ]+$/u;
const plainLatin = /(?:(?![\uFB00-\uFB06\uFF21-\uFF5A])\p{Script=Latin})+/gu;
const word = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu;

/**
 * A plain letter and a lookalike beside each other, in either order, as in `\u0421ontact`. Nearly no text has them, so
 * this test saves taking every text apart into words.
 */
const mayMix =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\uFB00-\uFB06\uFF21-\uFF5A]|[\p{Script=Cyrillic}\p{Script=Greek}\uFB00-\uFB06\uFF21-\uFF5A]\p{Script=Latin}/u;

/** Reports a word with letters of two scripts, which looks right and is not found by a search. */
export const textMixedScript = defineRule({
  code: 'text/mixed-script',
  severity: 'error',
  examples: {
    bad: { 'i18n/nl.json': '{ "contact": "\\u0421ontact" }', 'i18n/en.json': '{ "contact": "Contact us" }' },
    good: { nl: 'Contact, α-versie', en: 'Contact us, α version' },
  },
  // Any sign but Latin letters, their accents, typographic punctuation and `€`; so every lookalike.
  needs: /[^\0-\u036f\u2010-\u2027€]/,
  message({ key, locale, text }, context) {
    if (!mayMix.test(text)) return;
    const [first, ...others] = [...text.matchAll(word)].flatMap(({ 0: letters, index }) => {
      const stray = strayIn(letters);
      return stray ? [{ ...stray, start: index + letters.indexOf(stray.got) }] : [];
    });
    if (!first) return;
    const { got, start, problem } = first;
    const more = others.length > 0 ? { more: others.length } : {};
    context.report({ locale, key, span: { start, end: start + got.length } }, { problem, got, ...more });
  },
});

/** The letters of a word that are of another script than most of it. */
function strayIn(letters: string): { got: string; problem: 'latin' | 'lookalike' } | undefined {
  const [latin, others] = [letters.match(plainLatin) ?? [], letters.match(lookalike) ?? []];
  if (unlikeLatin.test(others.join(''))) return undefined;
  // Full-width letters and ligatures are Latin too: beside plain ones they are the strays, even if they are more.
  const isMostlyOther = latin.join('').length < others.join('').length;
  const problem = isMostlyOther && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letters) ? 'latin' : 'lookalike';
  const [got] = problem === 'latin' ? latin : others;
  return got !== undefined && latin.length > 0 && others.length > 0 ? { got, problem } : undefined;
}
