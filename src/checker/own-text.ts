import type { Project } from '#src/checker/project.ts';
import { jaccard, type Sentence, sentencesOf, trigrams } from '#src/checker/sentences.ts';
import type { SiteRecords } from '#src/checker/site-records.ts';

/** All that a service says of itself in one language: the words at its own key, nothing else. */
export interface OwnText {
  id: string;
  i18nKey: string;
  locale: string;
  sentences: Sentence[];
  words: number;
  trigrams: ReadonlySet<string>;
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
        site.services.map(({ value }) => [value.i18nKey, { id: value.id, sentences: [] as Sentence[] }]),
      );
      for (const [key, text] of messages) {
        const owner = byKey.get(key.split('.', 2).join('.'));
        if (owner && !/\.meta\.(?:keywords|imageAlt)$/.test(key))
          owner.sentences.push(...sentencesOf(key, locale, text));
      }
      return [...byKey].map(([i18nKey, own]) => measured({ ...own, i18nKey, locale }));
    });
    known.set(site, texts);
  }
  return texts;
}

function measured(own: Pick<OwnText, 'id' | 'i18nKey' | 'locale' | 'sentences'>): OwnText {
  const words = own.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  // Rows of words end with their sentence: what stands in two fields is not said in one breath.
  return { ...own, words, trigrams: new Set(own.sentences.flatMap((sentence) => [...trigrams(sentence.words)])) };
}

/** All pairs of services in one language, the most alike first. */
export function similarPairs(texts: readonly OwnText[]): SimilarPair[] {
  return texts
    .flatMap((a, at) =>
      texts
        .slice(at + 1)
        .filter((b) => b.locale === a.locale)
        .map((b) => ({ locale: a.locale, a, b, similarity: jaccard(a.trigrams, b.trigrams) })),
    )
    .sort((x, y) => y.similarity - x.similarity);
}
