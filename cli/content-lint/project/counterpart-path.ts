import { messagePattern } from './message-files.ts';

/** The path of a file of messages in another locale; undefined where the pattern gives none. */
export function counterpartPath(path: string, pattern: string, target: string): string | undefined {
  const { match } = messagePattern(pattern);
  const own = match(path);
  if (!own) return undefined;
  for (let at = path.indexOf(own.locale); at >= 0; at = path.indexOf(own.locale, at + 1)) {
    const other = path.slice(0, at) + target + path.slice(at + own.locale.length);
    const found = match(other);
    if (found?.locale === target && found.prefix === own.prefix) return other;
  }
  return undefined;
}
