import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type ArgumentKind, argumentIndex } from '../messages/argument-index.ts';
import { dotInArgumentName, linkedMessagePrefix } from '../messages/message.ts';
import { parseMessage } from '../messages/parse-message.ts';
import type { Syntax } from '../messages/syntax.ts';
import { walk } from '../messages/walk-message.ts';
import type { Project } from '../project/project.ts';

/** What a message needs as one value: an argument of some kinds, or the function for a tag. */
export interface NeededValue {
  kinds: ReadonlySet<ArgumentKind | 'tag'>;
  /** The keywords of a select, without `other`. */
  options: readonly string[];
}

/** Undefined if it is not known: the message does not parse, or contains another message with values of its own. */
type Needed = ReadonlyMap<string, NeededValue> | undefined;

const none: ReadonlyMap<string, NeededValue> = new Map();

/**
 * Makes a function that gives the values that a message needs in any language. For a message that needs only `shared`
 * values, which every message gets, it gives none; with others it gives all.
 */
export function neededValues({ catalogues, syntax }: Project, shared: ReadonlySet<string>): (id: string) => Needed {
  const byId = new Map<string, Needed>();
  return (id) => {
    if (!byId.has(id)) {
      const texts = catalogues.flatMap(({ locale, messages }) => {
        const text = messages.get(id);
        return text !== undefined && asksForMore(text, shared) ? [{ locale, text }] : [];
      });
      byId.set(id, texts.length === 0 ? none : collect(id, texts, syntax));
    }
    return byId.get(id);
  };
}

/** Whether a text has a tag, or an argument that is not in `shared`. Most have neither, and need not be parsed. */
function asksForMore(text: string, shared: ReadonlySet<string>): boolean {
  if (text.includes('<')) return true;
  if (!text.includes('{')) return false;
  for (const [, name] of text.matchAll(/\{\s*([^\s,{}]+)/g)) if (name !== undefined && !shared.has(name)) return true;
  return false;
}

/** Collects what the texts of a message need, in all locales together. */
function collect(id: string, texts: readonly { locale: string; text: string }[], syntax: Syntax): Needed {
  const needed = new Map<string, { kinds: Set<ArgumentKind | 'tag'>; options: string[] }>();
  const entryOf = (name: string) => {
    const entry = needed.get(name) ?? { kinds: new Set(), options: [] };
    needed.set(name, entry);
    return entry;
  };
  for (const { locale, text } of texts) {
    const message = parseMessage(id, locale, text, syntax);
    const { elements } = message;
    // In syntaxes other than ICU a message may contain another one, which is a tag here (formats/tags.ts).
    if (!elements || (syntax !== 'icu' && text.includes(`<${linkedMessagePrefix}`))) return undefined;
    for (const [name, occurrences] of argumentIndex(message)) {
      // `user.name` is a part of the value `user`.
      for (const { kind } of occurrences) entryOf(name.split(dotInArgumentName)[0] ?? name).kinds.add(kind);
    }
    walk(elements, (element) => {
      // Only FormatJS and next-intl take tags from the values of a call.
      if (element.type === TYPE.tag && syntax === 'icu') entryOf(element.value).kinds.add('tag');
      if (element.type !== TYPE.select) return;
      entryOf(element.value).options.push(...Object.keys(element.options).filter((option) => option !== 'other'));
    });
  }
  return needed;
}
