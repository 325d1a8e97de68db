import { exampleService } from '#cli/site-rules/examples/service.ts';
import { reportSchema } from '#cli/site-rules/records/report-schema.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

export const slugMissing = defineSiteRule({
  code: 'slug/missing',
  severity: 'error',
  docs: {
    summary: { en: 'A record lacks the slug of a language.', nl: 'Een record mist de slug van een taal.' },
    why: {
      en: 'Without a pair of slugs the page exists in one language only and the language switch leads home.',
      nl: 'Zonder een paar slugs bestaat de pagina maar in één taal en leidt de taalwissel naar de startpagina.',
    },
  },
  examples: {
    bad: { 'content/services/vloer.yaml': exampleService('vloer', { pair: 'nl: vloer' }) },
    good: { 'content/services/vloer.yaml': exampleService('vloer', { pair: 'nl: vloer, en: printed-floors' }) },
  },
  project: (context) => reportSchema('slug/missing', context),
});
