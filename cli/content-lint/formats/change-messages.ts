import { insertText, type MessageTree, pathsByKey, replaceTexts } from './catalogue-text.ts';
import { counterpartPath } from './counterpart-path.ts';
import { jsonText } from './json-text.ts';
import { messagePattern } from './message-files.ts';

/** Texts of files by path, and which of them have messages. */
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
    const targetPath = counterpartPath(path, messages, locale);
    if (targetPath === undefined) continue;
    const changedKeys = new Map([...pathsByKey(sourceText, matched.prefix)].filter(([key]) => changes.has(key)));
    const targetText = texts.get(targetPath);
    const targetKeys = targetText === undefined ? new Map() : pathsByKey(targetText, matched.prefix);
    const values = new Map([...changes].filter(([key]) => changedKeys.has(key)));
    const newKeys = [...changedKeys].filter(([key]) => !targetKeys.has(key));
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

/** The source's file with the texts of a locale, in the source's order; keys that the source lacks come last. */
function rewritten(sourceText: string, text: string, prefix: string, values: ReadonlyMap<string, string>): string {
  const messageTree = JSON.parse(text) as MessageTree;
  const translated = (tree: MessageTree, targetTree: unknown, key: string): MessageTree | undefined => {
    const entries = Object.entries(tree).flatMap(([name, item]): [string, MessageTree | string][] => {
      const fullKey = key === '' ? name : `${key}.${name}`;
      const targetItem = (targetTree as Record<string, MessageTree | string> | undefined)?.[name];
      if (typeof item !== 'string') {
        const group = translated(item, typeof targetItem === 'object' ? targetItem : undefined, fullKey);
        return group === undefined ? [] : [[name, group]];
      }
      const value = values.get(fullKey) ?? (typeof targetItem === 'string' ? targetItem : undefined);
      return value === undefined ? [] : [[name, value]];
    });
    const extra = Array.isArray(tree) ? [] : Object.entries(targetTree ?? {}).filter(([name]) => !(name in tree));
    if (entries.length + extra.length === 0) return undefined;
    return Array.isArray(tree) ? entries.map(([, item]) => item) : Object.fromEntries([...entries, ...extra]);
  };
  return `${jsonText(translated(JSON.parse(sourceText) as MessageTree, messageTree, prefix) ?? {})}\n`;
}
