// The source of a fact says in Dutch, the language of the owner, where the fact comes from and who confirmed it.
const confirmedOn = 'Bevestigd door de eigenaar op';

/**
 * Gives the source of a sample that the owner confirms on a day (`2026-11-27`). Sentences about the
 * sample site, which have the word `voorbeeldsite`, are left out.
 */
export function confirmedSource(source: string, day: string): string {
  const rest = source
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !/\bvoorbeeldsite\b/i.test(sentence))
    .join(' ');
  return `${confirmedOn} ${day}. ${rest}`.trim();
}

/** Gives a source with another day of confirmation. A source that was never confirmed is given back unchanged. */
export function withConfirmationDay(source: string, day: string): string {
  return source.replace(new RegExp(`^(${confirmedOn}) \\d{4}-\\d\\d-\\d\\d`), `$1 ${day}`);
}
