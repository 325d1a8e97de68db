import type { Span } from '../core/finding.ts';
import { linkedMessagePrefix } from '../core/messages/message.ts';

/** A tag of the original, and how ICU writes it. */
export interface Tag {
  /** The place of the tag in the original text. */
  span: Span;
  icuText: string;
}

/** Elements of HTML that have no text, and are not closed. */
const emptyElement = /^(?:br|hr|img|input|wbr)$/i;

/** Matches `<b>`, `</b>`, `<a href="…">` or `<br/>`; its groups are the first slash, the name, and the last slash. */
const tag = /<(\/?)([A-Za-z\d][\w.:-]*)(?:\s[^<>]*?)?\s*(\/?)>/g;

/**
 * Finds the tags of a text by their offset. A `<` begins a tag only if the tag is closed later, or closes itself:
 * `<b>…</b>`, `<1>…</1>`, `<br>`. ICU has no attributes, so they are left out. `levelAt` gives the part of the text
 * that an offset is in, such as a form of a plural: a pair has both tags in one part. It gives null where nothing is a
 * tag. Without it the whole text is one part.
 */
export function pairedTags(
  text: string,
  levelAt: (offset: number) => number | null | undefined = () => undefined,
): Map<number, Tag> {
  const tags = new Map<number, Tag>();
  if (!text.includes('<')) return tags;
  const open: { name: string; level: number | null | undefined; span: Span }[] = [];
  for (const { 0: whole, 1: closes, 2: name = '', 3: selfCloses, index } of text.matchAll(tag)) {
    const level = levelAt(index);
    if (level === null) continue;
    const span = { start: index, end: index + whole.length };
    if (closes) {
      const at = open.findLastIndex((candidate) => candidate.name === name && candidate.level === level);
      const opening = open[at];
      if (!opening) continue;
      // Takes the opening tag off the list, and those behind it: they are never closed, so they stay text.
      open.length = at;
      tags.set(opening.span.start, { span: opening.span, icuText: `<${icuName(name)}>` });
      tags.set(index, { span, icuText: `</${icuName(name)}>` });
    } else if (selfCloses || emptyElement.test(name)) tags.set(index, { span, icuText: `<${icuName(name)}/>` });
    else open.push({ name, level, span });
  }
  return tags;
}

/** The tag in place of another message inside a text: `<message-terms.title/>`. */
export function linkedMessageTag(key: string): string {
  return `<${linkedMessagePrefix}${icuName(key)}/>`;
}

/** A name without the characters that ICU does not allow in a tag. */
function icuName(name: string): string {
  return name.replace(/[^\w.-]/g, '-');
}
