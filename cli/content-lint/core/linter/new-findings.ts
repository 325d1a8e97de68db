import type { Finding } from '../finding.ts';

/** Findings that were not there before; their lines do not count, because they move. */
export function newFindings(after: readonly Finding[], before: readonly Finding[]): Finding[] {
  const idOf = ({ code, file, key, locale, path, args }: Finding) =>
    JSON.stringify([code, file, key, locale, path, args]);
  const known = new Map<string, number>();
  for (const finding of before) known.set(idOf(finding), (known.get(idOf(finding)) ?? 0) + 1);
  return after.filter((finding) => {
    const left = known.get(idOf(finding)) ?? 0;
    known.set(idOf(finding), left - 1);
    return left <= 0;
  });
}

/** The errors among the findings that were not there before. */
export function newErrors(after: readonly Finding[], before: readonly Finding[]): Finding[] {
  const isError = ({ severity }: Finding) => severity === 'error';
  return newFindings(after.filter(isError), before);
}
