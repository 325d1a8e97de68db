import type { Plugin } from '#cli/content-lint/plugin.ts';
import { requiredLocales } from './records/required-locales.ts';
import { rules } from './rules/all-rules.ts';
import { similarServices } from './similarity/similar-services.ts';
import { loadSiteData, type SiteData } from './site-data.ts';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };
import type { SiteRuleTexts } from './texts/site-rule-texts.ts';

/** What content-lint has to know of this site: its records, and the rules that hold for them and for its words. */
export const siteRules: Plugin<SiteData> = {
  name: 'site-rules',
  files: ['content/**/*.{yaml,yml}'],
  rules,
  texts: { en, nl } satisfies Record<string, SiteRuleTexts>,
  load: loadSiteData,
  // Facts and the name of the agency are passed to every message.
  globalArguments: ({ factNames }) => [...factNames, 'siteName', 'legalName'],
  names: ({ single }) => (single.site ? [single.site.value.name] : []),
  isRequired: requiredLocales,
  stats: (project, data) => [similarServices(project, data)],
};
