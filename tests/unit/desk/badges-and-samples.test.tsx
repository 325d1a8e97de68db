import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import type { Message } from '#cli/desk/desk-api.ts';
import { Badges } from '#cli/desk/panel/badges.tsx';
import type { SiteRecord } from '#cli/desk/structure/structure-api.ts';
import texts from '#cli/desk/texts/nl.json' with { type: 'json' };

const markupOf = (node: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="nl" messages={texts}>
      {node}
    </IntlProvider>,
  );

test('a sample goes by its client, the record of the agency by what it is, a price by its service and amounts', async () => {
  // The panel reads its token from its address as soon as it is loaded.
  vi.stubGlobal('location', new URL('http://localhost/'));
  const { Samples } = await import('#cli/desk/panel/samples.tsx');
  vi.unstubAllGlobals();
  const samples = [
    { file: 'content/projects/bakery.yaml', pathInFile: [], name: 'Bakery Example', source: '' },
    { file: 'content/site.yaml', pathInFile: [], name: 'Windas', source: '' },
    { file: 'content/services/vloer.yaml', pathInFile: ['price'], name: 'price', amounts: [85, 1100], source: '' },
  ];
  const floor: SiteRecord = {
    path: 'content/services/vloer.yaml',
    kind: 'service',
    id: 'vloer',
    titleId: 'services.vloer.title',
    published: true,
    wasPublished: true,
    pages: [],
    slugs: [],
  };
  const title: Message = {
    id: floor.titleId,
    texts: { nl: 'Bedrukte vloeren', en: 'Printed floors' },
    isStale: false,
    missing: [],
    findingsIn: [],
  };
  const project = { samples, facts: [], records: [floor], messages: [title] };
  const markup = markupOf(<Samples project={project} heldBackBy={[]} />);
  expect([...markup.matchAll(/<b>(.*?)<\/b>/g)].map(([, name]) => name)).toEqual([
    'Bakery Example',
    texts['samples.agency'],
    'Prijs van Bedrukte vloeren: € 85 – € 1.100',
  ]);
});

test('a stale message with an error has a badge for each; a lesser finding adds nothing to the first', () => {
  const stale = { id: 'a', texts: {}, isStale: true, missing: [], findingsIn: [] };
  const error = markupOf(<Badges message={{ ...stale, severity: 'error' }} />);
  expect(error).toContain(texts['badge.stale']);
  expect(error).toContain(texts['severity.error']);
  expect(markupOf(<Badges message={{ ...stale, severity: 'note' }} />).match(/class="badge /g)).toHaveLength(1);
});
