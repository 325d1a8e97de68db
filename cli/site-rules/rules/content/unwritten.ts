import { exampleService } from '#cli/site-rules/examples/service.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

// Five empty texts are enough for a record to be reported as one finding, and not text by text.
const words = (text: string) => {
  const texts = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, text]));
  return JSON.stringify({ services: { vloer: texts } });
};

/** Reports a published service or case with many empty texts (`records/unwritten-words.ts` says how many). */
export const contentUnwritten = defineSiteRule({
  code: 'content/unwritten',
  severity: 'error',
  examples: {
    bad: {
      'content/services/vloer.yaml': exampleService('vloer'),
      'i18n/nl.json': words('Tekst'),
      'i18n/en.json': words(''),
    },
    good: {
      'content/services/vloer.yaml': exampleService('vloer'),
      'i18n/nl.json': words('Tekst'),
      'i18n/en.json': words('Text'),
    },
    alsoReports: ['content/words'],
  },
  project(context) {
    // At `published`, because `published: false` is right until the texts are there.
    for (const { file, texts } of context.data.unwritten)
      context.report({ file: file.path, path: ['published'] }, { count: texts.size });
  },
});
