/**
 * Characters that are invisible or look like others: in a file they can only be seen as escapes. Those below U+0020 are
 * escaped by `JSON.stringify`.
 */
const invisible = /[\u007F-\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u205F-\u206F\uFEFF]/g;

/**
 * Writes a text as it is between the quotes of a JSON string. If `fileText` is all ASCII and has escapes such as
 * `\u00e9`, everything beyond ASCII is escaped here too.
 */
export function jsonCharacters(text: string, fileText: string): string {
  const quoted = JSON.stringify(text).slice(1, -1).replace(invisible, escaped);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything beyond ASCII
  const isAscii = !/[^\u0000-\u007F]/.test(fileText);
  return isAscii && escapesLetters(fileText) ? quoted.replace(/[\u0080-\uFFFF]/g, escaped) : quoted;
}

/** Whether a file has escapes besides those of invisible characters, which any file may have. */
function escapesLetters(fileText: string): boolean {
  return fileText.matchAll(/\\u([\da-fA-F]{4})/g).some(([, hex = '']) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return character >= '\u0080' && character.replace(invisible, '') !== '';
  });
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
