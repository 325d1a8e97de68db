import { replace } from '../../fix.ts';
import { brandsByLower } from '../../language/brands.ts';
import { editDistance } from '../../language/edit-distance.ts';
import { evidenceOf } from '../../language/evidence.ts';
import {
  alwaysCapitalised,
  hasCapitalMidSentence,
  isBetweenLowercaseWords,
  lowercaseOffset,
} from '../../language/name-slips.ts';
import { tokenize } from '../../language/tokenize.ts';
import { wordKind, wordKindsIn } from '../../language/word-kinds.ts';
import type { MessagePair } from '../../messages/message.ts';
import { type Context, defineRule } from '../../rule.ts';
import { bothWays, reportDifference } from '../report-difference.ts';

export const textBrand = defineRule({
  code: 'text/brand',
  severity: 'warning',
  examples: {
    bad: { nl: 'Een winkel in Woocommerce', en: 'A shop in WooCommerce' },
    good: { nl: 'Een WooCommerce-winkel, via linkedin.com', en: 'A WooCommerce shop, through linkedin.com' },
  },
  message({ key, locale, text }, context) {
    // A quick test: the text has no word that is a brand in any capitals.
    if ((wordKindsIn(text) & wordKind.brand) === 0) return;
    for (const { word, start, end } of evidenceOf(text).brands) {
      const brand = brandsByLower.get(word);
      const got = text.slice(start, end);
      // All capitals are a separate style, as in a heading; `-` or `=` before it makes it part of a code.
      if (brand === undefined || got === brand || got === got.toUpperCase() || /[-=]/.test(text[start - 1] ?? ''))
        continue;
      // A spelling that the source has too is reported there, here only if the project switches this rule on itself.
      const [source] = context.project.catalogues;
      const isInSource = source && source.locale !== locale && source.messages.get(key)?.includes(got);
      const details = { onlyIfProjectSetsRule: isInSource ?? false };
      context.report({ locale, key, span: { start, end } }, { got, near: brand }, details);
    }
  },
  pair(pair, context) {
    const kinds = wordKindsIn(pair.source.text) | wordKindsIn(pair.target.text);
    if ((kinds & wordKind.brand) !== 0) reportSlips(pair, context);
    const sourceNames = camelWords(pair.source.text);
    if (sourceNames.length === 0) return;
    const targetNames = camelWords(pair.target.text);
    for (const { 0: name } of sourceNames) reportCase(name, pair, context);
    const isLost = (name: string) => !targetNames.some(([written]) => written === name);
    for (const { 0: got, index } of targetNames) {
      // `message` reports a brand with other capitals.
      if (brandsByLower.has(got.toLowerCase()) || sourceNames.some(([other]) => other === got)) continue;
      const near = sourceNames.find(([other]) => isLost(other) && isSlip(other, got))?.[0];
      // The slip of a brand was reported above.
      if (near === undefined || brandsByLower.has(near.toLowerCase())) continue;
      // A name begins with a capital. `hasLink` is a label that may be translated: for it only capitals are compared.
      if (/^\p{Ll}/u.test(near) && got.toLowerCase() !== near.toLowerCase()) continue;
      if (isInflected(got, near, pair.target.locale)) continue;
      reportDifference(pair, context, { span: { start: index, end: index + got.length } }, { got, near });
    }
  },
  project(context) {
    const [source, ...targets] = context.project.catalogues;
    if (!source || targets.length === 0) return;
    const names = alwaysCapitalised(source.messages);
    for (const { locale, messages } of targets) {
      for (const [near, { keys, isInsideSentence }] of names) {
        // In fewer than three texts the capital may be chance.
        if (keys.length < 3) continue;
        const slips = keys.flatMap((key) => {
          const start = lowercaseOffset(messages.get(key) ?? '', near);
          return start === undefined ? [] : [{ key, start }];
        });
        if (slips.length === 0 || !isKept(near, keys, slips.length, messages)) continue;
        // A title has capitals everywhere. A name also has one inside a sentence, of the source or the translation.
        if (!isInsideSentence && !keys.some((key) => hasCapitalMidSentence(messages.get(key) ?? '', near))) continue;
        for (const { key, start } of slips) {
          const span = { start, end: start + near.length };
          const related = [{ locale: source.locale, key }];
          // A matter of taste: the translation may use the name as an ordinary word.
          context.report(
            { locale, key, span },
            { got: near.toLowerCase(), near },
            { related, onlyIfProjectSetsRule: true },
          );
        }
      }
    }
  },
  fix(report) {
    const { got, near } = report.args;
    const isCase = String(got).toLowerCase() === String(near).toLowerCase();
    return replace(report, String(near), isCase ? 'safe' : 'unsafe');
  },
});

/** Whether a language keeps a name: some texts do, and they are most, or no other text has it in small letters. */
function isKept(name: string, keys: readonly string[], slips: number, messages: ReadonlyMap<string, string>): boolean {
  const kept = keys.filter((key) => messages.get(key)?.includes(name));
  const isName = kept.some((key) => isBetweenLowercaseWords(messages.get(key) ?? '', name));
  // A single text may have the capital by chance, unless it is between two words in small letters.
  if (kept.length < 2 && !isName) return false;
  if (kept.length >= slips) return true;
  const keysWithName = new Set(keys);
  return [...messages].every(([key, text]) => keysWithName.has(key) || lowercaseOffset(text, name) === undefined);
}

/** Whether a name is written with a slip: other capitals, one wrong letter in four or five, two in a longer name. */
function isSlip(near: string, got: string): boolean {
  const limit = near.length > 5 ? 2 : near.length > 3 ? 1 : 0;
  return got.toLowerCase() === near.toLowerCase() || editDistance(near, got, limit) <= limit;
}

/** Languages whose names take no endings. */
const uninflecting = new Set('nl en de fr es it pt ca gl id ms vi'.split(' '));

/** Whether a name is the same in another form: CheckLists, a CheckList; checkList, CheckList; SoundHubin in Finnish. */
function isInflected(got: string, near: string, locale: string): boolean {
  if (got.slice(1) === near.slice(1) || `${got}s` === near || got === `${near}s`) return true;
  return got.startsWith(near) && !uninflecting.has(locale.slice(0, 2));
}

/** Reports a brand that one text has and the other misspells: Shopify, Shopfy. */
function reportSlips(pair: MessagePair, context: Context): void {
  for (const [message, other] of bothWays(pair)) {
    for (const { word } of evidenceOf(other.text).brands) {
      const near = brandsByLower.get(word);
      if (near === undefined || message.text.toLowerCase().includes(word)) continue;
      const slip = tokenize(message.text).find((token) => token.isCapitalised && isSlip(word, token.word));
      if (!slip) continue;
      const got = message.text.slice(slip.start, slip.end);
      reportDifference(pair, context, { message, span: { start: slip.start, end: slip.end } }, { got, near });
      return;
    }
  }
}

/** Reports Ideal if the source has iDEAL: a word with two capitals in a row is a name. */
function reportCase(near: string, pair: MessagePair, context: Context): void {
  const { text } = pair.target;
  if (!/\p{Lu}{2}/u.test(near) || text.includes(near)) return;
  const word = tokenize(text).find((token) => token.word === near.toLowerCase());
  if (!word) return;
  const got = text.slice(word.start, word.end);
  // If three translations write it like this one, the source has it wrong.
  const [, ...targets] = context.project.catalogues;
  if (targets.filter(({ messages }) => messages.get(pair.key)?.includes(got)).length >= 3) return;
  reportDifference(pair, context, { span: { start: word.start, end: word.end } }, { got, near });
}

/** Words with a capital inside: names that are not translated. */
function camelWords(text: string): RegExpExecArray[] {
  if (!/\p{Ll}\p{Lu}/u.test(text)) return [];
  // `WooCommerce`, `iDEAL`; not what is in braces or in a tag. A letter of a script without capitals is no part of the
  // name: 设置OpenReplay.
  return [
    ...text.matchAll(
      /(?<![\p{Lu}\p{Ll}\p{N}{<_./@:-])[\p{Lu}\p{Ll}]*\p{Ll}\p{Lu}[\p{Lu}\p{Ll}]*(?![\p{Lu}\p{Ll}\p{N}_}>])/gu,
    ),
  ];
}
