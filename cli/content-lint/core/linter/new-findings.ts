import type { Finding } from '../finding.ts';

/** Findings that were not there before; their lines do not count, because they move. */
export function newFindings(after: readonly Finding[], before: readonly Finding[]): Finding[] {
  const idOf = ({ code, file, key, locale, path, args }: Finding) =>
    JSON.stringify([code, file, key, locale, path, args]);
  // How many findings of each id were there before and have no counterpart yet.
  const unmatched = new Map<string, number>();
  for (const finding of before) unmatched.set(idOf(finding), (unmatched.get(idOf(finding)) ?? 0) + 1);
  return after.filter((finding) => {
    const count = unmatched.get(idOf(finding)) ?? 0;
    unmatched.set(idOf(finding), count - 1);
    return count <= 0;
  });
}

/** The errors among the findings that were not there before. One that was there with another severity is not new. */
export function newErrors(after: readonly Finding[], before: readonly Finding[]): Finding[] {
  const isError = ({ severity }: Finding) => severity === 'error';
  return newFindings(after.filter(isError), before);
}
