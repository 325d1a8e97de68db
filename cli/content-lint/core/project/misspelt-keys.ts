import { nearWord } from '../language/edit-distance.ts';

/** A key that only the source has, with the key before it that both have. */
export interface MissingKey {
  key: string;
  after: string | undefined;
}

export interface MisspeltKey {
  /** As the source has it. */
  key: string;
  /** As the translation has it. */
  got: string;
}

export interface PairedKeys {
  missing: MissingKey[];
  extra: string[];
  misspelt: MisspeltKey[];
}

/** The most extra keys that a missing key is compared with. */
const maxCompared = 40;

/**
 * Pairs missing and extra keys with nearly the same names, if they are in the same group or have the same last part.
 * `mayBeSameText` says whether the text of an extra key may be that of a missing one.
 */
export function pairMisspelt(
  missing: readonly MissingKey[],
  extra: readonly string[],
  mayBeSameText: (key: string, got: string) => boolean = () => true,
): PairedKeys {
  /** The extra keys, by each of their two places: `home.hero.title` is in `group home.hero.` and in `end title`. */
  const candidates = new Map<string, Set<string>>();
  const placesOf = (key: string) => [`group ${groupOf(key)}`, `end ${lastOf(key)}`];
  for (const key of extra) {
    for (const place of placesOf(key)) candidates.set(place, (candidates.get(place) ?? new Set<string>()).add(key));
  }
  const misspelt: MisspeltKey[] = [];
  const paired = new Set<string>();
  const stillMissing = missing.filter(({ key }) => {
    for (const place of placesOf(key)) {
      const among = candidates.get(place) ?? new Set();
      // More extra keys in one place are a new group and not misspelt, and comparing all would take quadratic time.
      const got = among.size > maxCompared ? undefined : nearKey(key, [...among], mayBeSameText);
      if (got === undefined) continue;
      for (const other of placesOf(got)) candidates.get(other)?.delete(got);
      misspelt.push({ key, got });
      paired.add(got);
      return false;
    }
    return true;
  });
  return { missing: stillMissing, extra: extra.filter((key) => !paired.has(key)), misspelt };
}

/** The key that differs in one part only, by a misspelling. */
function nearKey(
  key: string,
  among: readonly string[],
  mayBeSameText: (key: string, got: string) => boolean,
): string | undefined {
  const parts = key.split('.');
  return among.find((other) => {
    const otherParts = other.split('.');
    if (otherParts.length !== parts.length) return false;
    const differentAt = parts.flatMap((part, at) => (part === otherParts[at] ? [] : at));
    const [at] = differentAt;
    if (at === undefined || differentAt.length > 1) return false;
    return isMisspelling(parts[at] ?? '', otherParts[at] ?? '') && mayBeSameText(key, other);
  });
}

/** `step1` and `step2` are two names, and so are `to` and `no`: neither is a misspelling of the other. */
function isMisspelling(a: string, b: string): boolean {
  const isShort = Math.min(a.length, b.length) <= 2;
  const differsInCase = a.trim().toLowerCase() === b.trim().toLowerCase();
  if (isShort && !differsInCase) return false;
  return a.replace(/\d+/g, '') !== b.replace(/\d+/g, '') && nearWord(a, [b]) !== undefined;
}

function groupOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.') + 1);
}

function lastOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
