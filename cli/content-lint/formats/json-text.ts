/** The longest line that Biome, the formatter of this repository, writes (`lineWidth` in `biome.json`). */
const lineWidth = 120;

/** No-break and zero-width spaces, soft hyphens, marks of direction, separators of lines, and the byte order mark. */
const invisible = /[\u00A0\u00AD\u2007\u200B-\u200F\u2028-\u202F\u2060\uFEFF]/g;

/** A text as a JSON string; characters that cannot be seen are escaped. */
export function jsonString(value: string): string {
  return JSON.stringify(value).replace(invisible, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/**
 * JSON as Biome writes it: a line for each property, a list in one line if it fits. The value begins at `column` of its
 * line, and `behind` is the number of characters that follow it there: 1 if a comma does.
 */
export function jsonText(value: unknown, indent = 0, column = indent, behind = 0): string {
  const inner = ' '.repeat(indent + 2);
  const end = ' '.repeat(indent);
  if (typeof value === 'string') return jsonString(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    if (value.every((item) => item === null || typeof item !== 'object')) {
      const line = `[${value.map((item) => jsonText(item)).join(', ')}]`;
      if (column + line.length + behind <= lineWidth) return line;
    }
    const lines = value.map(
      (item, at) => inner + jsonText(item, indent + 2, indent + 2, at < value.length - 1 ? 1 : 0),
    );
    return `[\n${lines.join(',\n')}\n${end}]`;
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([name, item], at) => {
    const key = `${inner}${jsonString(name)}: `;
    return key + jsonText(item, indent + 2, key.length, at < entries.length - 1 ? 1 : 0);
  });
  return `{\n${lines.join(',\n')}\n${end}}`;
}
