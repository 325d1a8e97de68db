import { messagePattern } from './message-files.ts';

/** The path of a file of messages in another locale; undefined if the pattern gives none. */
export function counterpartPath(path: string, pattern: string, targetLocale: string): string | undefined {
  const { match } = messagePattern(pattern);
  const matched = match(path);
  if (!matched) return undefined;
  // The letters of the locale may be elsewhere in the path too: try each place until the pattern reads the new locale.
  for (let at = path.indexOf(matched.locale); at >= 0; at = path.indexOf(matched.locale, at + 1)) {
    const candidate = path.slice(0, at) + targetLocale + path.slice(at + matched.locale.length);
    const rematched = match(candidate);
    if (rematched?.locale === targetLocale && rematched.prefix === matched.prefix) return candidate;
  }
  return undefined;
}
