import type { JSONPath } from 'jsonc-parser';
import { insertText, type MessageTree, pathsByKey, replaceTexts } from './catalogue-text.ts';
import { defaultMessageField, isExtracted } from './extracted-messages.ts';
import { joinKey, withoutByteOrderMark } from './json-keys.ts';
import { jsonText } from './json-text.ts';
import { messagePattern } from './message-files.ts';

/** Texts of files by path, and what says which of them have messages. */
export interface MessageFiles {
  texts: ReadonlyMap<string, string>;
  /** The `--messages` pattern. */
  messages: string;
  /** The source locale. */
  source: string;
}

/** Up to this many new messages are inserted into a file one by one; for more the whole file is formatted again. */
const maxInsertions = 40;

/**
 * Gives the files in which messages of a locale change, with their new texts. Writes nothing. A message that the locale
 * does not have yet goes where the source has it; a message that no file of the source has is ignored.
 */
export function changeMessages(
  { texts, messages, source }: MessageFiles,
  locale: string,
  changes: ReadonlyMap<string, string>,
): Map<string, string> {
  const pattern = messagePattern(messages);
  const changed = new Map<string, string>();
  for (const [path, sourceText] of texts) {
    const matched = pattern.match(path);
    if (matched?.locale !== source) continue;
    const targetPath = pattern.inLocale(path, locale);
    if (targetPath === undefined) continue;
    const sourceKeys = [...pathsByKey(sourceText, matched.prefix)];
    const changedKeys = new Map(sourceKeys.filter(([key]) => changes.has(key)));
    const targetText = texts.get(targetPath);
    const targetKeys = targetText === undefined ? new Map<string, JSONPath>() : pathsByKey(targetText, matched.prefix);
    // What the source has and the locale does not.
    const lacking = new Map(sourceKeys.filter(([key]) => !targetKeys.has(key)));
    const newKeys = withEarlierItems(lacking, changes, [...targetKeys.values()]);
    const values = new Map([...changedKeys, ...newKeys].map(([key]) => [key, changes.get(key) ?? '']));
    let text = replaceTexts(targetText ?? '{}', matched.prefix, values);
    if (newKeys.length > 0 && (newKeys.length > maxInsertions || targetText === undefined)) {
      text = rewritten(sourceText, text, matched.prefix, values);
    } else {
      for (const [key, jsonPath] of newKeys) text = insertText(text, jsonPath, changes.get(key) ?? '', sourceText);
    }
    // A file that the locale lacks, and that would get no messages, is not made.
    if (text !== targetText && changedKeys.size > 0) changed.set(targetPath, text);
  }
  return changed;
}

/**
 * Of the messages that a locale lacks gives those that change. If one of them is in an item of a list, the messages of
 * earlier items that the locale lacks come too, with empty texts: without them the item would move to the front.
 */
function withEarlierItems(
  lacking: ReadonlyMap<string, JSONPath>,
  changes: ReadonlyMap<string, string>,
  present: readonly JSONPath[],
): [key: string, path: JSONPath][] {
  // The items that a path leads through, each as its list and its place there: `["faq"]` and 2 for `faq.2.answer`.
  const itemsOf = (path: JSONPath) =>
    path.flatMap((part, at) =>
      typeof part === 'number' ? { list: JSON.stringify(path.slice(0, at)), index: part } : [],
    );
  /** The last item of each list that changes: the paths come in the order of the source, so the last one stays. */
  const lastItem = new Map<string, number>();
  for (const [key, path] of lacking) {
    if (changes.has(key)) for (const { list, index } of itemsOf(path)) lastItem.set(list, index);
  }
  const presentItems = new Set(present.flatMap(itemsOf).map(({ list, index }) => list + index));
  const isNeeded = ({ list, index }: { list: string; index: number }) =>
    index < (lastItem.get(list) ?? 0) && !presentItems.has(list + index);
  return [...lacking].filter(([key, path]) => changes.has(key) || itemsOf(path).some(isNeeded));
}

/**
 * Whether an item of a file is a group of messages, and no message: a string, or, as `formatjs extract` writes it,
 * `{ "defaultMessage": "…", "description": "…" }`. A file may also have `null` in place of a group.
 */
function isGroup(item: MessageTree | string | null | undefined): item is MessageTree {
  return typeof item === 'object' && item !== null && !isExtracted(item);
}

/** The source's file with the texts of a locale, in the source's order; keys that the source lacks come last. */
function rewritten(sourceText: string, text: string, prefix: string, values: ReadonlyMap<string, string>): string {
  const messageTree = JSON.parse(withoutByteOrderMark(text)) as MessageTree;
  const sourceTree = JSON.parse(withoutByteOrderMark(sourceText)) as MessageTree;
  const translated = (tree: MessageTree, targetTree: MessageTree, key: string): MessageTree | undefined => {
    // A map, because a message may be called `constructor`, which every object inherits.
    const targetItems = new Map(Object.entries(targetTree));
    const entries = Object.entries(tree).flatMap(([name, item]): [string, MessageTree | string][] => {
      const fullKey = joinKey(key, name);
      const targetItem = targetItems.get(name);
      const kept: [string, MessageTree | string][] = targetItem === undefined ? [] : [[name, targetItem]];
      if (isGroup(item)) {
        const group = translated(item, isGroup(targetItem) ? targetItem : {}, fullKey);
        return group === undefined ? kept : [[name, group]];
      }
      // What the locale has stays as it is: its text is replaced already. A value that is no text, such as a number,
      // stays too.
      const value = values.get(fullKey);
      const isInPlace = targetItem !== undefined && (typeof targetItem !== 'object' || isExtracted(targetItem));
      // A new message gets the form that it has in the source: a string, or an extracted message.
      return isInPlace || value === undefined
        ? kept
        : [[name, typeof item === 'string' ? value : { [defaultMessageField]: value }]];
    });
    const extra = [...targetItems].filter(([name]) => !Object.hasOwn(tree, name));
    if (entries.length + extra.length === 0) return undefined;
    const all = [...entries, ...extra];
    return Array.isArray(tree) ? all.map(([, item]) => item) : Object.fromEntries(all);
  };
  return `${jsonText(translated(sourceTree, messageTree, prefix) ?? {})}\n`;
}
