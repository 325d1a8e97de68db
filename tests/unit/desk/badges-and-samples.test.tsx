import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { Badges } from '#cli/desk/panel/badges.tsx';
import texts from '#cli/desk/texts/nl.json' with { type: 'json' };

const markupOf = (node: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="nl" messages={texts}>
      {node}
    </IntlProvider>,
  );

test('a case that is a sample goes by its client, and the record of the agency by what it is', async () => {
  // The panel reads its token from its address as soon as it is loaded.
  vi.stubGlobal('location', new URL('http://localhost/'));
  const { Samples } = await import('#cli/desk/panel/samples.tsx');
  vi.unstubAllGlobals();
  const samples = [
    { file: 'content/projects/bakery.yaml', steps: [], name: 'Bakery Example', source: '' },
    { file: 'content/site.yaml', steps: [], name: 'Windas', source: '' },
  ];
  const markup = markupOf(<Samples samples={samples} facts={[]} problems={[]} />);
  expect([...markup.matchAll(/<b>(.*?)<\/b>/g)].map(([, name]) => name)).toEqual([
    'Bakery Example',
    texts['samples.agency'],
  ]);
});

test('a stale message with an error has a badge for each; a lesser finding adds nothing to the first', () => {
  const stale = { id: 'a', texts: {}, isStale: true, missing: [], findingsIn: [] };
  const error = markupOf(<Badges message={{ ...stale, severity: 'error' }} />);
  expect(error).toContain(texts['mark.stale']);
  expect(error).toContain(texts['severity.error']);
  expect(markupOf(<Badges message={{ ...stale, severity: 'note' }} />).match(/class="mark /g)).toHaveLength(1);
});
