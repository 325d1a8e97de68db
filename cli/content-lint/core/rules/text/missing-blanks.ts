import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../../finding.ts';
import { firstResult } from '../../first-result.ts';
import type { MessagePair, ParsedMessage } from '../../messages/message.ts';
import { argumentMark, type Variant, variantPairs } from '../../messages/variants.ts';
import { spanOf } from '../../messages/walk-message.ts';
import { bothWays } from '../report-difference.ts';

interface MissingBlank {
  message: ParsedMessage;
  span: Span;
}

/**
 * Finds where two words, or a word and an argument or tag, touch but are apart in the other text: at most one for each
 * text.
 */
export function missingBlanks(pair: MessagePair): MissingBlank[] {
  const { source, target } = pair;
  // A text without arguments and tags has none to compare with those of the other one.
  const isPlain = source.isPlainText || target.isPlainText;
  const hasArgument = !isPlain && (mayTouchArgument.test(source.text) || mayTouchArgument.test(target.text));
  // A variant is the text that a reader gets for one choice in each plural and select.
  const variants = hasArgument ? variantPairs(pair) : [];
  return bothWays(pair).flatMap(([message, other]) => {
    const role = message === source ? 'source' : 'target';
    const otherRole = message === source ? 'target' : 'source';
    const span =
      firstResult(variants, (variant) => gluedArgument(message.locale, variant[role], variant[otherRole])) ??
      (isPlain ? undefined : gluedTag(message, other)) ??
      gluedSign(message, other);
    return span ? [{ message, span }] : [];
  });
}

/** Languages that put a blank beside an argument. Others append endings to it, or have no blanks between words. */
const blankBesideArgument = new Set(
  'nl en de fr es it pt ca gl ro sv da nb nn no is pl cs sk sl hr ru uk bg el he id ms vi'.split(' '),
);

/** Languages that join nouns to one word, also with the value of an argument before them: `{kind}verhalen`. */
const compounding = new Set('nl de sv da nb nn no is'.split(' '));

/** At least three letters, because `{n}e`, `{n}th`, `{width}px` and `v{version}` are right. */
const wordBefore = /\p{L}{3}$/u;
const wordBehind = /^\p{L}{3}/u;
/** A unit that may touch its number: `{speed}Mbps`, `{time}min`. */
const unitBehind = /^(?:min|sec|hrs|rpm|ppm|[kmgtKMGT]i[bB]|[kMGT]bps)(?!\p{L})/u;

/**
 * A letter, or the end of a tag, branch or quotation, right beside an argument or `#`: few texts have that. The brace
 * of a plural counts too, because its branches may begin or end with an argument.
 */
const mayTouchArgument = /[A-Za-z\u0080-\uffff>}'][{#]|[}#][A-Za-z\u0080-\uffff<']/;

/** Whether a letter touches an argument, which is rare. */
function touchesArgument(text: string): boolean {
  // Letters have codes above 64. Beyond an end of the text the code is NaN, which is above nothing.
  for (let at = text.indexOf(argumentMark); at >= 0; at = text.indexOf(argumentMark, at + 1)) {
    if (text.charCodeAt(at - 1) > 64 || text.charCodeAt(at + 1) > 64) return true;
  }
  return false;
}

/** Finds an argument that touches a word, `Hello{name}`, where the other text has a blank or nothing: `Dag {name}`. */
function gluedArgument(locale: string, variant: Variant, other: Variant): Span | undefined {
  if (!touchesArgument(variant.text) || !blankBesideArgument.has(locale.slice(0, 2))) return undefined;
  const theirs = sidesOf(other);
  return sidesOf(variant).find(({ name, touchesBefore, touchesBehind }) => {
    const same = theirs.filter((side) => side.name === name);
    // Only a plain argument can be a noun.
    const isCompound = compounding.has(locale.slice(0, 2)) && same.every(({ kind }) => kind === 'plain');
    return (
      (touchesBefore && same.some((side) => side.isFreeBefore)) ||
      (touchesBehind && !isCompound && same.some((side) => side.isFreeBehind))
    );
  })?.span;
}

/** What touches each argument that a variant shows, and where there is a blank or nothing beside it (`isFree…`). */
function sidesOf({ text, arguments: shown }: Variant) {
  const parts = text.split(argumentMark);
  return shown.map(({ name, kind, span }, at) => {
    const [before = '', behind = ''] = [parts[at], parts[at + 1]];
    return {
      name,
      kind,
      span,
      touchesBefore: wordBefore.test(before),
      touchesBehind: wordBehind.test(behind) && !unitBehind.test(behind),
      isFreeBefore: before === '' || /\s$/.test(before),
      isFreeBehind: behind === '' || /^\s/.test(behind),
    };
  });
}

/** A letter right before a tag, or right behind a tag, plural or select. */
const mayTouchTag = /[A-Za-z\u0080-\uffff]<(?!\/)|(?:<\/[^<>]*>|\})[A-Za-z\u0080-\uffff]/;

/** Finds `Read<a>more</a>` for `Lees <a>verder</a>`; only in English: Dutch has words like `<b>klanten</b>service`. */
function gluedTag(message: ParsedMessage, other: ParsedMessage): Span | undefined {
  if (!message.locale.startsWith('en') || !mayTouchTag.test(message.text)) return undefined;
  const glued = tagSides(message).filter(({ touchesBefore, touchesBehind }) => touchesBefore || touchesBehind);
  if (glued.length === 0) return undefined;
  const theirs = tagSides(other);
  return glued.find(({ name }) => {
    const same = theirs.filter((side) => side.name === name);
    return same.length > 0 && same.every((side) => !side.touchesBefore && !side.touchesBehind);
  })?.span;
}

/** Whether a word goes on into, or behind, each tag, plural and select of a message. */
function tagSides({ elements }: ParsedMessage) {
  return elements.flatMap((element, at) => {
    const isTag = element.type === TYPE.tag;
    if (!isTag && element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inside = isTag ? [element.children] : Object.values(element.options).map(({ value }) => value);
    const touchesBefore =
      isTag && beginsWithLetter.test(literalOf(element.children[0])) && wordBefore.test(literalOf(elements[at - 1]));
    return [
      {
        name: element.value,
        span: spanOf(element),
        touchesBefore,
        touchesBehind:
          wordBehind.test(literalOf(elements[at + 1])) &&
          inside.every((branch) => endsInLetter.test(literalOf(branch.at(-1)))),
      },
    ];
  });
}

const beginsWithLetter = /^\p{L}/u;
const endsInLetter = /\p{L}$/u;

function literalOf(element: MessageFormatElement | undefined): string {
  return element?.type === TYPE.literal ? element.value : '';
}

/** `hello,there` and `One.Two`. */
const gluingSign = /(?<=\p{L}),(?=\p{L})|(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})/u;

/** A sign with something other than a blank or digit behind it. A cheap test before the exact one. */
const mayGlueSign = /[,.!?][^\s\d]/;

/** A cheap test for `missingBlanks`: where it matches, a blank may be missing; a text that it does not match lacks none. */
export const gluedTextHint = new RegExp(
  [mayTouchArgument, mayTouchTag, mayGlueSign].map(({ source }) => source).join('|'),
);

/** Languages without blanks between words. */
const unspaced = /^(?:zh|ja|yue|th|lo|km|my)(?![a-z])/;

/** Finds a sign with a letter right behind it. In an address that is right, and if both texts have one, it is meant. */
function gluedSign(message: ParsedMessage, other: ParsedMessage): Span | undefined {
  if (
    unspaced.test(message.locale) ||
    !mayGlueSign.test(message.text) ||
    !gluingSign.test(message.text) ||
    /[/@]|www/.test(message.text) ||
    gluingSign.test(other.text)
  )
    return undefined;
  for (const element of message.elements) {
    const match = element.type === TYPE.literal ? gluingSign.exec(element.value) : undefined;
    if (!match) continue;
    const start = spanOf(element).start + match.index;
    return { start, end: start + 1 };
  }
  return undefined;
}
