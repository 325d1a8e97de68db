import { expect, test } from 'vitest';
import { changedRecord } from '#cli/desk/structure/record-changes.ts';

test.each<[name: string, words: string | undefined, shown: string]>([
  ['its title', '{ "title": "SEO", "name": "Vindbaar" }', 'SEO'],
  ['its name', '{ "name": "Vindbaar" }', 'Vindbaar'],
  ['the name of its file', '', 'seo'],
  ['the title of damaged words', '{ "title": "SEO",', 'SEO'],
  ['nothing, if it is gone', undefined, ''],
])('a record that was added or removed is shown by %s', (_, words, shown) => {
  expect(changedRecord('content/services/seo.yaml', undefined, words)).toMatchObject({ before: '', after: shown });
});
