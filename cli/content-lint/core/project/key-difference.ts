import { argumentIndex } from '../messages/argument-index.ts';
import { parseMessage } from '../messages/parse-message.ts';
import { type TextOrGroupKey, takeTextOrGroupKeys } from './key-shapes.ts';
import { type MissingKey, type MisspeltKey, pairMisspelt } from './misspelt-keys.ts';
import type { Catalogue, CatalogueFile, Project } from './project.ts';

export interface KeyDifference {
  catalogue: Catalogue;
  missing: MissingKey[];
  /** Keys that only the translation has. */
  extra: string[];
  /** A key of the source and what the translation calls it. */
  misspelt: MisspeltKey[];
  /** Keys that are a text in one language and a group in the other. */
  shapes: TextOrGroupKey[];
  /** Files of the source without any counterpart in the translation. */
  filesOnlyInSource: CatalogueFile[];
  /** Files of the translation without any counterpart in the source. */
  filesOnlyInTranslation: CatalogueFile[];
}

/** What a check knows of a project. */
interface Checked {
  project: Project;
  /** Whether a locale has to have a key. */
  isRequired(key: string, locale: string): boolean;
}

/** Several rules ask about the same project. */
const cache = new WeakMap<Project, KeyDifference[]>();

/**
 * Compares the keys of every translation with those of the source. Each cause gives one difference: a key that is
 * misspelt is in `misspelt`, and not in `missing` and `extra` too.
 */
export function keyDifferences(checked: Checked): KeyDifference[] {
  let differences = cache.get(checked.project);
  if (!differences) {
    const [source, ...targets] = checked.project.catalogues;
    differences = source ? targets.map((target) => compare(source, target, checked)) : [];
    cache.set(checked.project, differences);
  }
  return differences;
}

function compare(source: Catalogue, target: Catalogue, checked: Checked): KeyDifference {
  const filesOnlyInSource = source.files.filter((file) => !hasCounterpart(file, target, checked));
  const filesOnlyInTranslation = target.files.filter((file) => !hasCounterpart(file, source, checked));
  const keysOfLoneFiles = new Set(
    [...filesOnlyInSource, ...filesOnlyInTranslation].flatMap((file) => [...file.messages.keys()]),
  );
  const missing: MissingKey[] = [];
  /** The last key so far that both have: a missing key belongs behind it. */
  let after: string | undefined;
  const onlySeemsMissing = { source: seemsMissing(source), target: seemsMissing(target) };
  for (const key of source.messages.keys()) {
    if (target.messages.has(key)) after = key;
    else if (!keysOfLoneFiles.has(key) && checked.isRequired(key, target.locale) && !onlySeemsMissing.target(key))
      missing.push({ key, after });
  }
  const extra = [...target.messages.keys()].filter(
    (key) =>
      !source.messages.has(key) &&
      !keysOfLoneFiles.has(key) &&
      checked.isRequired(key, source.locale) &&
      !onlySeemsMissing.source(key),
  );
  // This takes the keys that it gives out of `missing` and `extra`.
  const shapes = takeTextOrGroupKeys(missing, extra, source.locale, target.locale);
  // A message with a new argument mostly has a new key: the old one is left over, and not misspelt.
  const mayBeSameText = (key: string, got: string) => {
    const gotArguments = argumentsOf(target, got, checked.project);
    return argumentsOf(source, key, checked.project)
      .keys()
      .every((name) => gotArguments.has(name));
  };
  return {
    catalogue: target,
    filesOnlyInSource,
    filesOnlyInTranslation,
    shapes,
    ...pairMisspelt(missing, extra, mayBeSameText),
  };
}

/** The arguments of a message, by name; none if it does not parse. */
function argumentsOf({ locale, messages }: Catalogue, key: string, { syntax }: Project) {
  return argumentIndex(parseMessage(key, locale, messages.get(key) ?? '', syntax));
}

/**
 * False if the locale of `to` lacks a whole file: it has neither the counterpart nor any of the messages, and has to
 * have all of them.
 */
function hasCounterpart(file: CatalogueFile, to: Catalogue, checked: Checked): boolean {
  // Of a file without messages nothing can be missing.
  if (file.messages.size === 0) return true;
  const counterpartPath = checked.project.pathInLocale(file.path, to.locale);
  if (to.files.some(({ path }) => path === counterpartPath)) return true;
  for (const key of file.messages.keys()) if (to.messages.has(key) || !checked.isRequired(key, to.locale)) return true;
  return false;
}

/** Makes a function that tests whether a key only seems missing: its value is no text, or a broken file may have it. */
function seemsMissing({ files }: Catalogue): (key: string) => boolean {
  const problems = files.flatMap((file) => file.problems);
  const notTexts = new Set(problems.flatMap(({ code, key }) => (code === 'message/not-text' ? (key ?? []) : [])));
  const broken = files.filter((file) => file.problems.some(({ code }) => code === 'json/syntax'));
  // The parser could save nothing: any key may have been in the file.
  const isEmpty = broken.some(({ messages }) => messages.size === 0);
  // Cut at its quotation marks, a text gives everything between two of them, every key among it.
  const quoted = new Set(broken.flatMap(({ text }) => text.split(/["']/)));
  return (key) => {
    if (notTexts.has(key)) return true;
    if (broken.length === 0) return false;
    const lastPart = key.slice(key.lastIndexOf('.') + 1);
    // An item of a list has no key in its file.
    return isEmpty || quoted.has(key) || quoted.has(lastPart) || /^\d+$/.test(lastPart);
  };
}
