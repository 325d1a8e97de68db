import { messagePattern } from './message-files.ts';

/** The path of a file of messages in another locale; undefined if the pattern gives none. */
export function counterpartPath(path: string, pattern: string, target: string): string | undefined {
  const { match } = messagePattern(pattern);
  const matched = match(path);
  if (!matched) return undefined;
  for (let at = path.indexOf(matched.locale); at >= 0; at = path.indexOf(matched.locale, at + 1)) {
    const other = path.slice(0, at) + target + path.slice(at + matched.locale.length);
    const candidate = match(other);
    if (candidate?.locale === target && candidate.prefix === matched.prefix) return other;
  }
  return undefined;
}
