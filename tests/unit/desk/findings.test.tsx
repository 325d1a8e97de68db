import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { DraftFinding } from '#cli/desk/desk-api.ts';
import { Findings } from '#cli/desk/panel/findings.tsx';
import texts from '#cli/desk/texts/nl.json' with { type: 'json' };

test('a finding that two rules report in the same words is there once, and another of its kind beside it', () => {
  const finding: DraftFinding = {
    code: 'text/blanks',
    severity: 'warning',
    locale: 'nl',
    sentence: 'Twee spaties na elkaar.',
    advice: 'Haal er een weg.',
    isNew: true,
  };
  const findings = [finding, { ...finding }, { ...finding, sentence: 'Een spatie aan het eind.' }];
  const markup = renderToStaticMarkup(
    <IntlProvider locale="nl" messages={texts}>
      <Findings findings={findings} facts={[]} reasons={{}} onReason={() => undefined} onFact={() => undefined} />
    </IntlProvider>,
  );
  expect(markup.match(/<li /g)).toHaveLength(2);
});
