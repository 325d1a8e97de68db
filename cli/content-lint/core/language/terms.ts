import * as v from 'valibot';
import { escapeRegExp } from '../escape-reg-exp.ts';
import { wantedBy } from '../schema-issue.ts';

/** `terms.yaml` beside the catalogues. */
export const TermsSchema = v.strictObject({
  /** Names that are the same in every language. */
  names: v.optional(v.array(v.pipe(v.string(), v.minLength(2))), []),
  /** Words with one agreed translation, by locale; the beginning of a word is enough: `offerte` covers `offertes`. */
  terms: v.optional(v.array(v.record(v.string(), v.pipe(v.string(), v.minLength(2)))), []),
});

export interface Term {
  word: string;
  expression: RegExp;
}

export interface Terms {
  names: Term[];
  /** Terms in the order of the list, each by locale. */
  byLocale: ReadonlyMap<string, Term>[];
  /** What is wrong with the data: the place in it, and what should be there. Then the data gives no names or terms. */
  problem: { path: (string | number)[]; wanted: string } | undefined;
}

/** Reads the data of `terms.yaml`, if there is one, and adds more names. */
export function readTerms(data: unknown, moreNames: readonly string[] = []): Terms {
  const result = v.safeParse(TermsSchema, data ?? {});
  if (!result.success) {
    const [issue] = result.issues;
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    return { names: moreNames.map(nameTerm), byLocale: [], problem: { path, wanted: wantedBy(issue) } };
  }
  const { names, terms } = result.output;
  return {
    names: [...names, ...moreNames].map(nameTerm),
    byLocale: terms.map((term) => {
      return new Map(
        Object.entries(term).map(([locale, word]) => [locale, { word, expression: wordExpression(word, '', 'iu') }]),
      );
    }),
    problem: undefined,
  };
}

/** A name counts only as a whole word with its capitals; of an agreed word the beginning is enough. */
function nameTerm(name: string): Term {
  return { word: name, expression: wordExpression(name, '(?![\\p{L}\\p{N}])', 'u') };
}

/** The word is matched before its left boundary is checked: ten times as fast as the other way round. */
function wordExpression(word: string, end: string, flags: string): RegExp {
  const literal = escapeRegExp(word);
  return new RegExp(`${literal}(?<=(?<![\\p{L}\\p{N}])${literal})${end}`, flags);
}
