import { globSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Project } from '#cli/desk/desk-api.ts';
import { DeskLanguageProvider } from '#cli/desk/panel/desk-texts.tsx';
import { roleOf } from '#cli/desk/panel/role-of.ts';
import { sitePartOf } from '#cli/desk/panel/site-part-of.ts';
import { usePlaceNames } from '#cli/desk/panel/use-place-names.ts';
import enRoles from '#cli/desk/texts/roles.en.json' with { type: 'json' };
import roles from '#cli/desk/texts/roles.nl.json' with { type: 'json' };
import en from '#cli/desk/texts/site-parts.en.json' with { type: 'json' };
import nl from '#cli/desk/texts/site-parts.nl.json' with { type: 'json' };

afterEach(() => vi.unstubAllGlobals());

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
    ['drawings.branding.options.rye', 'tekst'],
  ];
  for (const [id = '', name] of named) expect(roleOf(id, roles), id).toBe(name);
});

test('a record whose title is still empty in the language of the desk has its Dutch title', () => {
  const project = {
    records: [{ titleId: 'services.proef.title' }],
    messages: [{ id: 'services.proef.title', texts: { nl: 'Proefdienst', en: '' } }],
  } as unknown as Project;
  const Place = () => usePlaceNames(project)('services.proef.summary');
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  expect(renderToStaticMarkup(createElement(DeskLanguageProvider, null, createElement(Place)))).toBe('Proefdienst');
});
