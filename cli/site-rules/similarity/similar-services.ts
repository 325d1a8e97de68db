import type { Project, StatsTable } from '#cli/content-lint/api.ts';
import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';
import { serviceLikeness } from './service-likeness.ts';

/** The ten pairs of services whose own texts are most alike. */
export function similarServices(project: Project, site: SiteRecords): StatsTable {
  const pairs = project.locales.flatMap((locale) =>
    serviceLikeness(project, site, locale).texts.map(({ a, b, similarity }) => ({
      locale,
      a: a.id,
      b: b.id,
      similarity,
    })),
  );
  return {
    name: 'similar',
    title: {
      en: 'The ten pairs of services whose own texts are most alike (Jaccard index of word trigrams)',
      nl: 'De tien paren diensten waarvan de eigen teksten het meest op elkaar lijken (Jaccard van rijen van drie woorden)',
    },
    rows: pairs.sort((a, b) => b.similarity - a.similarity).slice(0, 10),
  };
}
