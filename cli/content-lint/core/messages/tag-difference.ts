import type { Span } from '../finding.ts';
import { fewEnoughToCompare, nearWord } from '../language/edit-distance.ts';
import { memoizeLast } from '../memoize-last.ts';
import type { MessagePair } from './message.ts';
import { type Variant, variantPairs } from './variants.ts';

export interface TagDifference {
  /** `branch` is the branch of the translation that lacks the tag, if another branch has it. */
  missing: { name: string; sourceSpan: Span; branch?: Span }[];
  unknown: { name: string; span: Span }[];
  /** `from` is the name in the source, `to` the one in the translation. */
  renamed: { from: string; to: string; span: Span; sourceSpan: Span }[];
  /** `inSource` says in which of the two messages the tag is empty; `otherSpan` is the tag with text in the other. */
  emptied: { name: string; inSource: boolean; span: Span; otherSpan: Span }[];
}

/** Compares the rich-text tags of two messages, for every selection of branches; each difference once. */
export const tagDifference = memoizeLast((pair: MessagePair): TagDifference => {
  const difference: TagDifference = { missing: [], unknown: [], renamed: [], emptied: [] };
  const variants = hasTag(pair) ? variantPairs(pair) : [];
  for (const { source, target } of variants) compare(source, target, pair.target.locale, difference);
  // A tag that every branch has lost is lost from the message: the report is then about the whole message.
  for (const lost of difference.missing) {
    if (!variants.some(({ target }) => target.tags.some(({ name }) => name === lost.name))) delete lost.branch;
  }
  return difference;
});

/** The part of a message that opens a tag, `<b>`. */
export function openingTag(start: number, name: string): Span {
  return { start, end: start + name.length + 2 };
}

function hasTag({ source, target }: MessagePair): boolean {
  return source.text.includes('<') || target.text.includes('<');
}

/** Languages with another order of words: the text inside one tag may become two phrases, each in such a tag. */
const reordering = new Set(
  'zh yue ja ko mn tr az kk ky uz tk tt hu eu ka am si my hi bn ta te ml kn mr gu pa or ur ne'.split(' '),
);

function mayRepeatTags(locale: string): boolean {
  return reordering.has(locale.split(/[-_]/)[0] ?? '');
}

function compare(source: Variant, target: Variant, locale: string, into: TagDifference): void {
  const missing = surplus(source, target);
  // A second phrase of a language with another order of words may repeat a tag that has text in the source.
  const unknown = surplus(target, source).filter(
    (tag) => tag.empty || !mayRepeatTags(locale) || !fullTag(source, tag.name),
  );
  const areFewEnough = fewEnoughToCompare(missing, unknown);
  const withoutPartner: Variant['tags'] = [];
  const addRenamed = (lost: Variant['tags'][number], tag: Variant['tags'][number]) => {
    missing.splice(missing.indexOf(lost), 1);
    add(into.renamed, { from: lost.name, to: tag.name, span: tag.span, sourceSpan: lost.span });
  };
  for (const tag of unknown) {
    const names = areFewEnough ? missing.map(({ name }) => name) : [];
    const near = nearWord(tag.name, names);
    const lost = missing.find(({ name }) => name === near);
    if (lost) addRenamed(lost, tag);
    else withoutPartner.push(tag);
  }
  const [lastMissing] = missing;
  const [lastUnknown] = withoutPartner;
  // A single missing tag and a single unknown one that are left belong together, however different they are.
  if (lastMissing && lastUnknown && missing.length === 1 && withoutPartner.length === 1)
    addRenamed(lastMissing, lastUnknown);
  else for (const tag of withoutPartner) add(into.unknown, { name: tag.name, span: tag.span });
  for (const tag of missing) {
    if (into.missing.some(({ name }) => name === tag.name)) continue;
    const branch = target.branches.at(-1)?.span;
    into.missing.push({ name: tag.name, sourceSpan: tag.span, ...(branch ? { branch } : {}) });
  }
  addEmptied(target, source, { inSource: false, into });
  addEmptied(source, target, { inSource: true, into });
}

/** Adds the tags that are only empty in one variant and have text in the other. */
function addEmptied(
  variant: Variant,
  other: Variant,
  { inSource, into }: { inSource: boolean; into: TagDifference },
): void {
  for (const { name, empty, span } of variant.tags) {
    // Where the variant also has the tag with text, the empty one is a tag too many: that is in `unknown` or `missing`.
    const otherTag = empty && !fullTag(variant, name) ? fullTag(other, name) : undefined;
    if (otherTag) add(into.emptied, { name, inSource, span, otherSpan: otherTag.span });
  }
}

/** The first tag of this name with text in it. */
function fullTag({ tags }: Variant, name: string): Variant['tags'][number] | undefined {
  return tags.find((tag) => tag.name === name && !tag.empty);
}

/** The tags of one variant that the other does not have, or not as often. Empty tags are matched with empty ones first. */
function surplus(variant: Variant, other: Variant): Variant['tags'] {
  const unmatched = [...other.tags];
  const takesMatch = (isMatch: (tag: Variant['tags'][number]) => boolean): boolean => {
    const at = unmatched.findIndex(isMatch);
    if (at >= 0) unmatched.splice(at, 1);
    return at >= 0;
  };
  return variant.tags
    .filter(({ name, empty }) => !takesMatch((tag) => tag.name === name && tag.empty === empty))
    .filter(({ name }) => !takesMatch((tag) => tag.name === name));
}

/** Adds a difference if its place is not in the list yet. With `inSource` the place is in one of two messages. */
function add<Item extends { span: Span; inSource?: boolean }>(list: Item[], item: Item): void {
  const isSamePlace = ({ span, inSource }: Item) => span.start === item.span.start && inSource === item.inSource;
  if (!list.some(isSamePlace)) list.push(item);
}
