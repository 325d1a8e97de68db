import type { Project } from '#src/checker/project.ts';
import { type Sentence, sentencesOf } from '#src/checker/sentences.ts';
import { jaccard, sharedRows, shingler } from '#src/checker/shingles.ts';
import type { SiteRecords } from '#src/checker/site-records.ts';

/** All that a service says of itself in one language: the words at its own key, nothing else. */
export interface OwnText {
  id: string;
  i18nKey: string;
  locale: string;
  sentences: Sentence[];
  words: number;
}

export interface SimilarPair {
  locale: string;
  a: OwnText;
  b: OwnText;
  /** Jaccard index of their rows of three words: 0 nothing in common, 1 the same text. */
  similarity: number;
}

const known = new WeakMap<SiteRecords, OwnText[]>();

/** The own texts of all services, by locale. Keywords and the names of pictures are not read and do not count. */
export function ownTexts(project: Project, site: SiteRecords): OwnText[] {
  let texts = known.get(site);
  if (!texts) {
    texts = project.catalogues.flatMap(({ locale, messages }) => {
      const byKey = new Map(
        site.services.map(({ value }) => [value.i18nKey, emptyText(value.id, value.i18nKey, locale)]),
      );
      for (const [key, text] of messages) {
        const owner = key.startsWith('services.') ? byKey.get(key.split('.', 2).join('.')) : undefined;
        if (!owner || /\.meta\.(?:keywords|imageAlt)$/.test(key)) continue;
        for (const sentence of sentencesOf(key, locale, text)) {
          owner.sentences.push(sentence);
          owner.words += sentence.words.length;
        }
      }
      return [...byKey.values()];
    });
    known.set(site, texts);
  }
  return texts;
}

function emptyText(id: string, i18nKey: string, locale: string): OwnText {
  return { id, i18nKey, locale, sentences: [], words: 0 };
}

/** Pairs of services in one language that share any row of three words, the most alike first. */
export function similarPairs(texts: readonly OwnText[]): SimilarPair[] {
  const { rows } = shingler();
  // Rows of words end with their sentence: what stands in two fields is not said in one breath.
  const sets = texts.map(({ sentences }) => new Set(sentences.flatMap(({ words }) => [...rows(words, 3)])));
  const pairs: SimilarPair[] = [];
  for (const [later, others] of sharedRows(sets)) {
    for (const [earlier, shared] of others) {
      const [a, b, setA, setB] = [texts[earlier], texts[later], sets[earlier], sets[later]];
      if (!a || !b || !setA || !setB || a.locale !== b.locale) continue;
      pairs.push({ locale: a.locale, a, b, similarity: jaccard(shared, setA, setB) });
    }
  }
  return pairs.sort((x, y) => y.similarity - x.similarity);
}
