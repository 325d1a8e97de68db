import { reportSchema } from '#src/checker/report-schema.ts';
import { defineRule } from '#src/checker/rule.ts';

export const slugMissing = defineRule({
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
    bad: { 'content/services/vloer.yaml': 'id: vloer\ni18nKey: services.vloer\nslug: vloer\nslugByLocale: { nl: vloer }\ncategory: print-promo\nicon: square\ncolor: from-gray-600 to-gray-800\norder: 5\n' },
    good: { 'content/services/vloer.yaml': 'id: vloer\ni18nKey: services.vloer\nslug: vloer\nslugByLocale: { nl: vloer, en: printed-floors }\ncategory: print-promo\nicon: square\ncolor: from-gray-600 to-gray-800\norder: 5\n' },
  },
  project: (context) => reportSchema('slug/missing', context),
});
