const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** a … z, A … Z, aa, ab …: names that a selector needs no escape for. */
export function shortName(number: number): string {
  const last = alphabet[number % 52] ?? '';
  return number < 52 ? last : `${shortName(Math.floor(number / 52) - 1)}${last}`;
}
