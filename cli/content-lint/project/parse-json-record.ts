import { type JsonKeys, readJsonKeys } from './json-keys.ts';
import type { RecordFile } from './project.ts';

/** Reads a JSON file without messages, such as a lock. Positions are read when one is first asked for. */
export function parseJsonRecord(path: string, text: string): RecordFile {
  let keys: JsonKeys | undefined;
  const withPositions = () => {
    keys ??= readJsonKeys(text, '');
    return keys;
  };
  const top = { start: 0, end: 1 };
  const data = parsed(text);
  const [error] = data === undefined ? withPositions().errors : [];
  const repeated = data !== undefined && keysIn(data) !== text.match(/"\s*:/g)?.length ? withPositions().repeated : [];
  return {
    path,
    text,
    data,
    problems: [
      ...(error ? [{ code: 'json/syntax', span: error.span, args: { reason: error.reason } }] : []),
      ...repeated.map(({ key, span, first }) => ({ code: 'json/duplicate-key', span, key, first, args: { key } })),
    ],
    locate: (steps) => withPositions().places.get(steps.join('.')) ?? { key: top, value: top },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How many keys a value has in all; a repeated one counts once. */
function keysIn(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const inside = Object.values(value).reduce<number>((sum, one) => sum + keysIn(one), 0);
  return Array.isArray(value) ? inside : inside + Object.keys(value).length;
}
