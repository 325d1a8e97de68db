import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Project } from '#cli/desk/desk-api.ts';
import { DeskLanguageProvider } from '#cli/desk/panel/desk-texts.tsx';
import { useDraftNames } from '#cli/desk/panel/use-draft-names.ts';
import facts from '#cli/desk/texts/facts.en.json' with { type: 'json' };
import settings from '#cli/desk/texts/settings.en.json' with { type: 'json' };

test('each draft goes by the text or value that was typed, so that no two have the same name', () => {
  const project = {
    records: [
      {
        path: 'content/services/seo.yaml',
        titleId: 'services.seo.title',
        slugs: [
          { field: 'slug', locales: ['nl'] },
          { field: 'slugByLocale.en', locales: ['en'] },
        ],
      },
    ],
    messages: [{ id: 'services.seo.title', texts: { nl: 'SEO', en: 'Search' } }],
  } as unknown as Project;
  const keys = [
    'message services.seo.title',
    'message pages.gone.title',
    'fact clients value',
    'fact clients source',
    'setting phone',
    'record content/services/seo.yaml slug',
    'record content/services/seo.yaml slugByLocale.en',
    'record content/services/seo.yaml price',
  ];
  const Names = () => keys.map(useDraftNames(project)).join('|');
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  const markup = renderToStaticMarkup(createElement(DeskLanguageProvider, null, createElement(Names)));
  vi.unstubAllGlobals();
  expect(markup.split('|')).toEqual([
    'Search: heading',
    'pages.gone.title',
    facts.clients,
    `${facts.clients}: Source`,
    settings.phone,
    'Search: Address (Dutch)',
    'Search: Address (English)',
    'Price of Search',
  ]);
});
