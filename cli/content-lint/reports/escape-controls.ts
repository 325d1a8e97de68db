/** Matches characters that move the cursor of a terminal, or turn the direction of a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal acts on.
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g;

/** Escapes a text of somebody else, such as a key, so that no terminal or CI service acts on what is in it. */
export function escapeControls(text: string): string {
  return text.replace(controls, escaped);
}

/** Does the same for a text at the beginning of a line, where `::` begins a command of GitHub. */
export function escapeLineStart(text: string): string {
  return escapeControls(text).replace(/^(\s*):(?=:)/, '$1\\u003a');
}

/** Escapes the commands of CI services in a whole report: `##vso[` and `##[`. The escape is valid in JSON too. */
export function escapeCiCommands(report: string): string {
  return report.replace(/##(?=vso\[|\[)/g, '#\\u0023');
}

/** Does the same as `escapeControls` for a line of source code, in which every character keeps its column. */
export function escapeSourceLine(line: string): string {
  return line.replace(controls, (character) => {
    const code = character.charCodeAt(0);
    if (character === '\t') return ' ';
    // Unicode has a picture of each of these characters, such as ␛, from 0x2400 on.
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\uFFFD';
  });
}

function escaped(character: string): string {
  if (character === '\n') return '\\n';
  return character === '\t' ? '\\t' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
