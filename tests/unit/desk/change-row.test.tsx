import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Change, Project } from '#cli/desk/desk-api.ts';
import { ChangeRow } from '#cli/desk/panel/change-row.tsx';
import texts from '#cli/desk/texts/nl.json' with { type: 'json' };

const project = { records: [], messages: [], facts: [], values: {} } as unknown as Project;

test('the button that discards a change names the language: a text may have changed in both', () => {
  const buttonOf = (locale: 'nl' | 'en') => {
    const change: Change = { file: '', id: 'pages.home.hero.title', locale, before: '', after: 'a', isDerived: false };
    const row = <ChangeRow change={change} project={project} isBusy={false} onOpen={() => {}} onDiscard={() => {}} />;
    const markup = renderToStaticMarkup(
      <IntlProvider locale="nl" messages={texts}>
        {row}
      </IntlProvider>,
    );
    return markup.match(/<button[^>]*discard.*?<\/button>/)?.[0];
  };
  expect(buttonOf('nl')).toContain('pages.home.hero.title');
  expect(buttonOf('nl')).not.toBe(buttonOf('en'));
});
