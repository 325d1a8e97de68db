import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roleOf } from '#cli/desk/panel/role-of.ts';
import { sitePartOf } from '#cli/desk/panel/site-part-of.ts';
import en from '#cli/desk/texts/places.en.json' with { type: 'json' };
import nl from '#cli/desk/texts/places.nl.json' with { type: 'json' };
import enRoles from '#cli/desk/texts/roles.en.json' with { type: 'json' };
import roles from '#cli/desk/texts/roles.nl.json' with { type: 'json' };

test('every part of the site that has texts has a name that people use, in both languages of the desk', () => {
  const files = globSync('**/*.json', { cwd: 'i18n/nl' });
  const places = new Set(files.map((file) => sitePartOf(file.replace('.json', '').replaceAll('/', '.'))));
  expect(Object.keys(nl).sort()).toEqual([...places].sort());
  expect(Object.keys(en)).toEqual(Object.keys(nl));
});

test('a text has a name that people use: by its last words, and by its place in a list', () => {
  expect(Object.keys(enRoles)).toEqual(Object.keys(roles));
  const named = [
    ['pages.home.meta.title', 'titel voor zoekmachines'],
    ['pages.home.teasers.title', 'kop'],
    ['services.seo.whyPoint1Title', 'kop'],
    ['services.seo.featureTexts.2', 'uitleg bij wat erbij hoort 3'],
    ['pages.contact.faq.items.0.question', 'vraag 1'],
    ['contact.fields.email.errors.invalid', 'foutmelding'],
    ['specimens.branding.options.rye', 'tekst'],
  ];
  for (const [id = '', name] of named) expect(roleOf(id, roles), id).toBe(name);
});
