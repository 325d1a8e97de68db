import type { Catalogue, Project } from './project.ts';
import { textHash } from './text-hash.ts';

/**
 * What `source.lock.json` beside the catalogues has of one locale: by key, the hash of the source text that somebody
 * last compared the translation with, a blank, and the hash of that translation. To accept a translation is to put it
 * there: see `content-lint accept`.
 */
type Entries = ReadonlyMap<string, string>;

/** A translation that is unchanged although its source has changed. */
export interface Stale {
  key: string;
  locale: string;
  /** The text of the source as it is now. */
  source: string;
  /** The text of the translation. */
  target: string;
}

/**
 * Every translation that has not changed although its source has, since it was accepted; and every translation whose
 * file has another source text beside it than the source locale.
 */
export function staleTranslations(project: Project): Stale[] {
  const [source, ...targets] = project.catalogues;
  if (!source) return [];
  return targets.flatMap((target) => {
    const inFile = outdated(project, source, target);
    // The lock may say the same of a translation: it is given once.
    const known = new Set(inFile.map(({ key }) => key));
    const inLock = [...entriesOf(project, target.locale)].flatMap(([key, entry]): Stale[] => {
      const texts = known.has(key) ? undefined : textsOf(source, target, key);
      // Nearly every source is unchanged: then the hash of its translation is not needed.
      if (!texts || entry.startsWith(`${textHash(texts.source)} `) || stateOf(entry, texts) !== 'stale') return [];
      return [{ key, locale: target.locale, ...texts }];
    });
    return [...inFile, ...inLock];
  });
}

/**
 * Translations whose file has an outdated source text beside them (`originalDefault`, in messages that FormatJS has
 * extracted) and that nobody has accepted.
 */
function outdated(project: Project, source: Catalogue, target: Catalogue): Stale[] {
  const entries = entriesOf(project, target.locale);
  return target.files.flatMap(({ sources = new Map<string, string>() }) =>
    [...sources].flatMap(([key, translatedSource]): Stale[] => {
      const texts = textsOf(source, target, key);
      // A translation that equals the source as it is now was copied from that: `message/untranslated` is about it.
      if (!texts || texts.source === translatedSource || texts.source === texts.target) return [];
      return stateOf(entries.get(key), texts) === 'current' ? [] : [{ key, locale: target.locale, ...texts }];
    }),
  );
}

/**
 * Makes a function that tests whether the lock has a translation of one of these keys, and neither its source nor itself
 * has changed since.
 */
export function currentTranslations(
  project: Project,
  keys: ReadonlySet<string>,
): (key: string, locale: string) => boolean {
  const [source, ...targets] = project.catalogues;
  const isCurrent = (key: string, target: Catalogue, entries: Entries) => {
    const texts = source && textsOf(source, target, key);
    return texts !== undefined && stateOf(entries.get(key), texts) === 'current';
  };
  const current = new Map(
    targets.map((target) => {
      const entries = entriesOf(project, target.locale);
      return [target.locale, new Set([...keys].filter((key) => isCurrent(key, target, entries)))];
    }),
  );
  return (key, locale) => current.get(locale)?.has(key) === true;
}

/** What accepting does to the lock. */
export interface AcceptedLock {
  /** The new text of the lock. */
  text: string;
  /** How many translations were added or updated. */
  accepted: number;
  /** How many of these were stale. */
  stale: number;
  /** How many entries were removed because their message is gone. */
  pruned: number;
}

/**
 * Gives the lock after somebody has compared translations with their sources: those for which `isMeant` is true. The
 * entries of messages that are gone are left out, unless a file cannot be read whole; all others stay as they are.
 */
export function acceptedLock(project: Project, isMeant: (key: string, locale: string) => boolean): AcceptedLock {
  const [source, ...targets] = project.catalogues;
  const result = { text: '', accepted: 0, stale: 0, pruned: 0 };
  const hasBrokenFile = project.catalogues.some(({ files }) =>
    files.some(({ problems }) => problems.some(({ code }) => code === 'json/syntax')),
  );
  const lock: Record<string, Record<string, string>> = {};
  for (const target of targets) {
    const before = entriesOf(project, target.locale);
    const after = new Map(hasBrokenFile ? before : []);
    for (const key of source?.messages.keys() ?? []) {
      const texts = source && textsOf(source, target, key);
      if (!texts) continue;
      const entry = before.get(key);
      const state = stateOf(entry, texts);
      if (state !== 'current' && isMeant(key, target.locale)) {
        after.set(key, entryOf(texts));
        result.accepted++;
        if (state === 'stale') result.stale++;
      } else if (entry !== undefined) after.set(key, entry);
    }
    result.pruned += [...before.keys()].filter((key) => !after.has(key)).length;
    lock[target.locale] = Object.fromEntries([...after].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  result.text = `${JSON.stringify(lock, null, 2)}\n`;
  return result;
}

/**
 * `new` without an entry in the lock, `current` if neither text has changed since, `stale` if only the source has.
 * `moved` if the translation has changed, with or without its source: somebody has worked on it, so it is not stale, and
 * the next `accept` writes down both.
 */
type EntryState = 'new' | 'current' | 'stale' | 'moved';

function stateOf(entry: string | undefined, texts: { source: string; target: string }): EntryState {
  if (entry === undefined) return 'new';
  const [source, target] = entry.split(' ');
  if (source === textHash(texts.source)) return target === textHash(texts.target) ? 'current' : 'moved';
  return target === textHash(texts.target) ? 'stale' : 'moved';
}

function entryOf({ source, target }: { source: string; target: string }): string {
  return `${textHash(source)} ${textHash(target)}`;
}

function textsOf(source: Catalogue, target: Catalogue, key: string): { source: string; target: string } | undefined {
  const texts = { source: source.messages.get(key), target: target.messages.get(key) };
  return texts.source?.trim() && texts.target?.trim() ? { source: texts.source, target: texts.target } : undefined;
}

function entriesOf({ sourceLock }: Project, locale: string): Entries {
  const entries = (sourceLock?.data as Record<string, unknown> | null | undefined)?.[locale];
  if (entries === null || typeof entries !== 'object') return new Map();
  return new Map(Object.entries(entries).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
