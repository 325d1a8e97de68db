import { findNodeAtLocation, getNodeValue, type JSONPath, parse, parseTree } from 'jsonc-parser';
import { applyTextEdits, type TextEdit } from '../core/text-edit.ts';
import { insertText, removeText } from './catalogue-text.ts';
import type { MessageFiles } from './change-messages.ts';
import { flattenExtracted } from './extracted-messages.ts';
import { joinKey, readJsonKeys } from './json-keys.ts';
import { jsonString } from './json-text.ts';
import { messagePattern } from './message-files.ts';

/**
 * Gives the files of all locales in which a message or a group of messages has a new id. Writes nothing. If the message
 * stays in its group, it keeps its place; in another group it becomes the last. Undefined if in some locale no file can
 * have the new id, or if the group is a whole file.
 */
export function renameMessages(
  { texts, messages }: MessageFiles,
  from: string,
  to: string,
): Map<string, string> | undefined {
  const pattern = messagePattern(messages);
  const changed = new Map<string, string>();
  const currentText = (path: string) => changed.get(path) ?? texts.get(path) ?? '';
  for (const path of texts.keys()) {
    const matched = pattern.match(path);
    if (!matched) continue;
    const text = currentText(path);
    const inPlace = withNewNames(text, matched.prefix, from, to);
    if (inPlace !== undefined) {
      if (inPlace !== text) changed.set(path, inPlace);
      continue;
    }
    const root = parseTree(text);
    const oldPath = root && pathTo(getNodeValue(root), matched.prefix, from);
    const node = root && oldPath && findNodeAtLocation(root, oldPath);
    // The empty path is that of a whole file, which is not moved into another one.
    if (!node || !oldPath?.length) return undefined;
    const value: unknown = getNodeValue(node);
    changed.set(path, removeText(text, oldPath));
    // The message moves to the file of its locale whose prefix has the most in common with the new id.
    const newFile = [...texts.keys()]
      .flatMap((other) => pattern.match(other) ?? [])
      .filter(({ locale, prefix }) => locale === matched.locale && (prefix === '' || to.startsWith(`${prefix}.`)))
      .sort((a, b) => b.prefix.length - a.prefix.length)[0];
    if (!newFile) return undefined;
    const newPath = to.slice(newFile.prefix === '' ? 0 : newFile.prefix.length + 1).split('.');
    // No group or message is without a name, as in `home.` or `home..title`.
    if (newPath.includes('')) return undefined;
    const newFileText = currentText(newFile.path);
    if (leadsIntoList(parse(newFileText), newPath)) return undefined;
    changed.set(newFile.path, insertText(newFileText, newPath, value));
  }
  return changed;
}

/**
 * Gives an id that prevents a rename, because a message cannot be where a group is, nor a group where a message is.
 * What is renamed itself does not count.
 */
export function idInTheWay(ids: readonly string[], from: string, to: string): string | undefined {
  return ids.find((id) => {
    const isMoved = id === from || id.startsWith(`${from}.`);
    return !isMoved && (id === to || id.startsWith(`${to}.`) || to.startsWith(`${id}.`));
  });
}

/** Whether a path leads to or through an item of a list: items have no names that a message could be given. */
function leadsIntoList(value: unknown, [name = '', ...names]: readonly string[]): boolean {
  if (value === null || typeof value !== 'object') return false;
  return Array.isArray(value) || leadsIntoList((value as Record<string, unknown>)[name], names);
}

/** The text with the new names in place; undefined if a message would have to move. */
function withNewNames(text: string, prefix: string, from: string, to: string): string | undefined {
  // The path of the file holds the whole id, as `i18n/nl/home.json` does for `home`: no edit of the text can rename it.
  if (prefix === from || prefix.startsWith(`${from}.`)) return undefined;
  // The messages that `formatjs extract` writes have their texts one level deeper.
  const { places } = flattenExtracted(readJsonKeys(text, prefix), prefix);
  const edits: TextEdit[] = [];
  for (const [key, place] of places) {
    if (key !== from && !key.startsWith(`${from}.`)) continue;
    const literal = text.slice(place.key.start, place.key.end);
    // An item of a list has no name of its own, only the list has: the place of its key begins where its value does, or
    // at a brace if it is an extracted message.
    const isListItem = !literal.startsWith('"') || place.key.start === place.value.start;
    if (isListItem) {
      if (key === from) return undefined;
      continue;
    }
    const name: string = JSON.parse(literal);
    const group = key.slice(0, key.length - name.length);
    // Only the name that completes the old id changes. Ids below it change because they contain that name.
    if (group.length > from.length) continue;
    const newKey = to + key.slice(from.length);
    const newName = newKey.slice(group.length);
    // The message would have to move to another parent object if the new id is of another group, or has a further dot,
    // as in `home.hero.title` for `home.title`. It would have no name if the new id ended in the dot of its group.
    if (!newKey.startsWith(group) || newName === '' || (newName.includes('.') && !name.includes('.'))) return undefined;
    edits.push({ ...place.key, text: jsonString(newName) });
  }
  return applyTextEdits(text, edits);
}

/** The path from a value, whose full key is `key`, to the value with the full key `id`. */
function pathTo(value: unknown, key: string, id: string): JSONPath | undefined {
  if (key === id) return [];
  if (value === null || typeof value !== 'object' || (key !== '' && !id.startsWith(`${key}.`))) return undefined;
  for (const [name, item] of Object.entries(value)) {
    const below = pathTo(item, joinKey(key, name), id);
    if (below) return [Array.isArray(value) ? Number(name) : name, ...below];
  }
  return undefined;
}
