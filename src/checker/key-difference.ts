import { nearWord } from '#src/checker/near-word.ts';
import type { Catalogue, CatalogueFile } from '#src/checker/project.ts';
import type { Context } from '#src/checker/rule.ts';

export interface KeyDifference {
  catalogue: Catalogue;
  /** Keys that only the source has, each with the key before it that both have. */
  missing: { key: string; after: string | undefined }[];
  /** Keys that only the translation has. */
  extra: string[];
  /** A key of the source and what the translation calls it. */
  misspelt: { key: string; got: string }[];
  /** Keys that are a text in one language and a group in the other. */
  shapes: { key: string; textIn: string }[];
  /** Files of the source without any counterpart. */
  absentFiles: CatalogueFile[];
}

const known = new WeakMap<Context['project'], KeyDifference[]>();

/** Compares the keys of every translation with those of the source; one cause is one difference. */
export function keyDifferences(context: Context): KeyDifference[] {
  let differences = known.get(context.project);
  if (!differences) {
    const [source, ...targets] = context.project.catalogues;
    differences = source ? targets.map((target) => compare(source, target, context)) : [];
    known.set(context.project, differences);
  }
  return differences;
}

function compare(source: Catalogue, target: Catalogue, context: Context): KeyDifference {
  const absentFiles = source.files.filter((file) => !hasCounterpart(file, source, target, context));
  const absent = new Set(absentFiles.flatMap((file) => [...file.messages.keys()]));
  const missing: KeyDifference['missing'] = [];
  let after: string | undefined;
  for (const key of source.messages.keys()) {
    if (target.messages.has(key)) after = key;
    else if (!absent.has(key) && context.isRequired(key, target.locale) && !isCutOff(key, target))
      missing.push({ key, after });
  }
  const extra = [...target.messages.keys()].filter(
    (key) => !source.messages.has(key) && context.isRequired(key, source.locale) && !isCutOff(key, source),
  );
  const shapes = takeShapes(missing, extra, source.locale, target.locale);
  return { catalogue: target, absentFiles, shapes, ...pairMisspelt(missing, extra) };
}

/** A file without any of whose keys the translation can do is a file that somebody forgot. */
function hasCounterpart(file: CatalogueFile, source: Catalogue, target: Catalogue, context: Context): boolean {
  if (file.messages.size === 0) return true;
  if (target.files.some((other) => other.path.replace(target.locale, '') === file.path.replace(source.locale, '')))
    return true;
  for (const key of file.messages.keys())
    if (target.messages.has(key) || !context.isRequired(key, target.locale)) return true;
  return false;
}

/** A key with a value that is no text, or that a broken file still spells out, is not missing. */
function isCutOff(key: string, catalogue: Catalogue): boolean {
  const last = key.slice(key.lastIndexOf('.') + 1);
  return catalogue.files.some(
    (file) =>
      file.problems.some((problem) => problem.code === 'message/not-text' && problem.key === key) ||
      (file.problems.some((problem) => problem.code === 'json/syntax') &&
        (file.text.includes(`"${key}"`) || file.text.includes(`"${last}"`) || /^\d+$/.test(last))),
  );
}

/** Takes the keys out of both lists that are a text on one side and a group on the other. */
function takeShapes(
  missing: KeyDifference['missing'],
  extra: string[],
  source: string,
  target: string,
): KeyDifference['shapes'] {
  const shapes: KeyDifference['shapes'] = [];
  const groups = (keys: readonly string[]) => new Set(keys.flatMap(ancestorsOf));
  const [theirs, ours] = [groups(missing.map(({ key }) => key)), groups(extra)];
  for (const { key } of missing) if (ours.has(key)) shapes.push({ key, textIn: source });
  for (const key of extra) if (theirs.has(key)) shapes.push({ key, textIn: target });
  if (shapes.length === 0) return shapes;
  const taken = new Set(shapes.map(({ key }) => key));
  const isTaken = (key: string) => taken.has(key) || ancestorsOf(key).some((one) => taken.has(one));
  missing.splice(0, missing.length, ...missing.filter(({ key }) => !isTaken(key)));
  extra.splice(0, extra.length, ...extra.filter((key) => !isTaken(key)));
  return shapes;
}

function ancestorsOf(key: string): string[] {
  const ancestors: string[] = [];
  for (let at = key.indexOf('.'); at >= 0; at = key.indexOf('.', at + 1)) ancestors.push(key.slice(0, at));
  return ancestors;
}

/** Finds a missing and an extra key whose names are nearly the same, in the same group or at the same end. */
function pairMisspelt(missing: KeyDifference['missing'], extra: readonly string[]) {
  const candidates = new Map<string, Set<string>>();
  const placesOf = (key: string) => [`group ${groupOf(key)}`, `end ${lastOf(key)}`];
  for (const key of extra) {
    for (const place of placesOf(key)) candidates.set(place, (candidates.get(place) ?? new Set()).add(key));
  }
  const misspelt: KeyDifference['misspelt'] = [];
  const named = new Set<string>();
  const left = missing.filter(({ key }) => {
    for (const place of placesOf(key)) {
      const among = [...(candidates.get(place) ?? [])].filter((other) => !named.has(other));
      // A group that is new as a whole is no row of slips; comparing it all with all would not be linear either.
      const got = among.length > 40 ? undefined : nearKey(key, among);
      if (got === undefined) continue;
      misspelt.push({ key, got });
      named.add(got);
      return false;
    }
    return true;
  });
  return { missing: left, extra: extra.filter((key) => !named.has(key)), misspelt };
}

/** The key that differs in one part only, and in that by a slip. Numbers in lists are places, not names. */
function nearKey(key: string, among: readonly string[]): string | undefined {
  const parts = key.split('.');
  return among.find((other) => {
    const others = other.split('.');
    if (others.length !== parts.length) return false;
    const different = parts.flatMap((part, at) => (part === others[at] ? [] : [[part, others[at] ?? ''] as const]));
    const [first] = different;
    return (
      different.length === 1 &&
      first !== undefined &&
      !/^\d+$/.test(first[0]) &&
      nearWord(first[0], [first[1]]) !== undefined
    );
  });
}

function groupOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.') + 1);
}

function lastOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
