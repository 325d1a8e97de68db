import { threeWordsInRow } from '../language/three-words-in-row.ts';
import type { Project } from './project.ts';

/** The share of the texts of several words that may be equal to the source, in a locale that is translated. */
const maxCopied = 0.02;

/**
 * The locales that have a text for every message of the source, and hardly any text equal to it: a locale with many of
 * those was filled up by a tool. The source comes first; the list is empty if the source would be the only one.
 */
export function completeLocales({ catalogues: [source, ...targets] }: Project): string[] {
  if (!source || source.messages.size === 0) return [];
  const texts = [...source.messages].filter(([, text]) => text.trim() !== '');
  const phrases = texts.filter(([, text]) => threeWordsInRow.test(text));
  const complete = targets.filter(
    ({ messages }) =>
      texts.every(([key]) => messages.get(key)?.trim()) &&
      phrases.filter(([key, text]) => messages.get(key) === text).length <= phrases.length * maxCopied,
  );
  return complete.length === 0 ? [] : [source.locale, ...complete.map(({ locale }) => locale)];
}
