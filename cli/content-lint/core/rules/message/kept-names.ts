import type { Project } from '../../project/project.ts';

/** One word with a capital, and perhaps a word in brackets behind it. */
const oneName = /^\p{Lu}\S*(?:\s\(.*\))?$/u;

/**
 * Whether a text, or a word of one, is a name: its message has it in a language other than Dutch and English too, the
 * two that the word lists know, as the whole text or a part of it. `Winkel` is Dutch for a shop, but may be a name.
 */
export function isNameInThirdLanguage(text: string, key: string, { catalogues }: Project): boolean {
  if (!oneName.test(text)) return false;
  return catalogues.some(
    ({ locale, messages }) => !/^(?:nl|en)(?![a-z])/.test(locale) && messages.get(key)?.includes(text),
  );
}

/** Matches the ids of messages about the keyboard, such as `keyboard.enter` and `editor.shortcuts.delete`. */
const keyboardId = /(?:^|[._-])(?:keys?|keyboard|shortcuts?|hotkeys?)[._-]/i;

/**
 * Whether a text names a key of the keyboard, as the id of its message shows. Most keyboards have English names on
 * their keys, such as Enter and Delete, so a translation may keep these.
 */
export function isKeyboardKeyName(text: string, key: string): boolean {
  return keyboardId.test(key) && !/\s/.test(text);
}
