import type { Span } from '../core/finding.ts';

/** A tag as ICU writes it, in the place of one of the original. */
export interface Tag {
  span: Span;
  written: string;
}

/** Elements of HTML that have no text, and are not closed. */
const empty = /^(?:br|hr|img|input|wbr)$/i;

const tag = /<(\/?)([A-Za-z\d][\w.:-]*)((?:\s[^<>]*?)?)\s*(\/?)>/g;

/**
 * The tags of a text in which nothing but a pair of them is a tag, by their offset: `<b>…</b>` and `<1>…</1>`, without
 * attributes, and those that close themselves. `levelAt` tells parts apart between which no pair may reach.
 */
export function pairedTags(text: string, levelAt: (offset: number) => unknown = () => undefined): Map<number, Tag> {
  const tags = new Map<number, Tag>();
  if (!text.includes('<')) return tags;
  const open: { name: string; level: unknown; span: Span }[] = [];
  for (const { 0: whole, 1: closes, 2: name = '', 4: selfCloses, index } of text.matchAll(tag)) {
    const level = levelAt(index);
    if (level === null) continue;
    const span = { start: index, end: index + whole.length };
    if (closes) {
      const at = open.findLastIndex((tag) => tag.name === name && tag.level === level);
      const opening = open[at];
      if (!opening) continue;
      open.length = at;
      tags.set(opening.span.start, { span: opening.span, written: `<${icuName(name)}>` });
      tags.set(index, { span, written: `</${icuName(name)}>` });
    } else if (selfCloses || empty.test(name)) tags.set(index, { span, written: `<${icuName(name)}/>` });
    else open.push({ name, level, span });
  }
  return tags;
}

/** A tag for the message that a text takes in. */
export function messageTag(key: string): string {
  return `<message-${icuName(key).replaceAll('.', '-')}/>`;
}

/** The name of an argument for ICU, which allows no dots. */
export function argumentName(name: string): string {
  return /^\w+$/.test(name) ? name : name.replaceAll('.', '·').replace(/[^\p{L}\p{N}_·]/gu, '_');
}

/** A name without the characters that ICU does not allow in a tag. */
function icuName(name: string): string {
  return name.replace(/[^\w.-]/g, '-');
}
