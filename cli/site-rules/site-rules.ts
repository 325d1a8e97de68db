import type { Plugin } from '#cli/content-lint/api.ts';
import { hoursByPriceArgument } from '#src/domain/hours-prices.ts';
import { categoryCounts } from './records/category-counts.ts';
import { isOfRecord, requirementOf } from './records/required-locales.ts';
import { rules } from './rules/all-rules.ts';
import { similarServices } from './similarity/similar-services.ts';
import { loadSiteData, type SiteData } from './site-data.ts';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };
import type { SiteRuleTexts } from './texts/site-rule-texts.ts';

/** The plugin of this site for content-lint: its records, and the rules for them and for its texts. */
export const siteRules: Plugin<SiteData> = {
  name: 'site-rules',
  files: ['content/**/*.{yaml,yml}', 'content/*.lock.json'],
  // What rules about single messages read: after a change of any other record their cached findings still hold.
  messageFiles: ['content/facts.yaml', 'content/site.yaml'],
  rules,
  texts: { en, nl } satisfies Record<string, SiteRuleTexts>,
  load: loadSiteData,
  // Every message gets the facts, the prices of several hours, and the names and the town of the agency.
  globalArguments: ({ factNames }) => {
    const hours = factNames.includes('hourPrice') ? [...hoursByPriceArgument.keys()] : [];
    return [...factNames, ...hours, 'siteName', 'legalName', 'city'];
  },
  // `singleFiles` has the records of which there is one, such as `site`. The name of the agency is the same in every language, so it may be left untranslated.
  names: ({ singleFiles }) => (singleFiles.site ? [singleFiles.site.value.name] : []),
  // content-lint calls these two once for a project. Each gives a function, which content-lint then calls for each key.
  isRequired: requirementOf,
  // `isRequested`: whether a record, and not the code, uses the message of a key.
  isRequested: () => isOfRecord,
  stats: (project, data) => [categoryCounts(project, data), similarServices(project, data)],
};
