import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Project } from '#cli/desk/desk-api.ts';
import { FiguresInText } from '#cli/desk/panel/figures-in-text.tsx';
import { TextField } from '#cli/desk/panel/text-field.tsx';
import texts from '#cli/desk/texts/nl.json' with { type: 'json' };

const fact = { value: 99, format: 'euro', origin: '' } as const;
const project = {
  facts: [{ ...fact, name: 'basicPrice', argument: '{basicPrice, number, euro}' }],
  values: { basicPrice: 99, count: 3 },
} as unknown as Project;

const plural = '{count, plural, one {# dienst} other {# diensten}}';

const markupOf = (element: React.ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="nl" messages={texts}>
      {element}
    </IntlProvider>,
  );

test('the number of a plural is not offered for a text as a whole: there it would be a plain sign', () => {
  const markup = markupOf(
    <TextField
      locale="nl"
      text={plural}
      known={[{ nl: plural }]}
      project={project}
      limit={undefined}
      hasError={false}
      onText={() => undefined}
    />,
  );
  expect(markup).toContain('class="chip"');
  expect(markup).not.toContain(`>${texts['chip.number']}<`);
});

test('the number of a plural is no argument of a page: facts are not recognised by their value', () => {
  const figures = (text: string) =>
    markupOf(
      <FiguresInText
        texts={{ nl: text }}
        shown={'3 diensten voor €\u00a099'}
        project={project}
        onFact={() => undefined}
      />,
    );
  expect(figures(`${plural} voor {price}`)).toContain(': 99<');
  expect(figures(plural)).not.toContain(': 99<');
});
