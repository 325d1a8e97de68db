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
  return { catalogue: target, absentFiles, ...pairMisspelt(missing, extra) };
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

/** Finds a missing and an extra key of the same group whose names are nearly the same. */
function pairMisspelt(missing: KeyDifference['missing'], extra: readonly string[]) {
  const groups = new Map<string, string[]>();
  for (const key of extra) {
    const group = groups.get(groupOf(key));
    if (group) group.push(key);
    else groups.set(groupOf(key), [key]);
  }
  const misspelt: KeyDifference['misspelt'] = [];
  const left = missing.filter(({ key }) => {
    const group = groups.get(groupOf(key)) ?? [];
    // A group that is new as a whole is no row of slips; comparing it all with all would not be linear either.
    const near = group.length > 40 ? undefined : nearWord(lastOf(key), group.map(lastOf));
    const at = group.findIndex((other) => near !== undefined && lastOf(other) === near && !/^\d+$/.test(near));
    if (at < 0) return true;
    misspelt.push({ key, got: group[at] ?? '' });
    group.splice(at, 1);
    return false;
  });
  const named = new Set(misspelt.map(({ got }) => got));
  return { missing: left, extra: extra.filter((key) => !named.has(key)), misspelt };
}

function groupOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.') + 1);
}

function lastOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
