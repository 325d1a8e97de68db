import type { RecordFile } from '../core/project/project.ts';
import { type JsonKeys, maxNesting, readJsonKeys, withoutByteOrderMark } from './json-keys.ts';

/** Reads a JSON file without messages, such as a lock. Positions are read when one is first asked for. */
export function parseJsonRecord(path: string, raw: string): RecordFile {
  const text = withoutByteOrderMark(raw);
  let positions: JsonKeys | undefined;
  const withPositions = () => {
    positions ??= readJsonKeys(text, '');
    return positions;
  };
  // The place of what the file does not have: its first character.
  const top = { start: 0, end: 1 };
  const value = parsed(text);
  const keyCount = keysIn(value);
  // The data is left out if it is nested so deep that `readJsonKeys` gives up.
  const data = Number.isNaN(keyCount) ? undefined : value;
  const [error] = data === undefined ? withPositions().errors : [];
  // As in `parse-catalogue.ts`: if the text has more colons behind quotes than keys, a key may be repeated.
  const repeated = data !== undefined && keyCount !== text.match(/"\s*:/g)?.length ? withPositions().repeated : [];
  return {
    path,
    text,
    data,
    problems: [
      ...(error ? [{ code: 'json/syntax', span: error.span, args: { reason: error.reason } }] : []),
      ...repeated.map(({ key, span, first }) => ({ code: 'json/duplicate-key', span, key, first, args: { key } })),
    ],
    locate: (pathInFile) => withPositions().places.get(pathInFile.join('.')) ?? { key: top, value: top },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How many keys a value has in all; a repeated one counts once. `NaN` if the value is nested too deep. */
function keysIn(value: unknown, depth = 0): number {
  if (value === null || typeof value !== 'object') return 0;
  if (depth === maxNesting) return Number.NaN;
  const inside = Object.values(value).reduce<number>((sum, child) => sum + keysIn(child, depth + 1), 0);
  return Array.isArray(value) ? inside : inside + Object.keys(value).length;
}
