import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Project } from '#cli/desk/desk-api.ts';
import { BranchFields } from '#cli/desk/panel/branch-fields.tsx';
import { FactsInText } from '#cli/desk/panel/facts-in-text.tsx';
import { TextField } from '#cli/desk/panel/text-field.tsx';
import texts from '#cli/desk/texts/nl.json' with { type: 'json' };

const fact = { value: 99, format: 'euro', origin: '' } as const;
const project = {
  facts: [{ ...fact, name: 'basicPrice', argument: '{basicPrice, number, euro}' }],
  values: { basicPrice: 99, count: 3 },
  records: [
    { path: 'a', titleId: 'a.title', price: { from: 90, to: 240 }, pages: [{ locale: 'nl', path: '/nl/a' }] },
    { path: 'b', titleId: 'b.title', price: { from: 90, to: 450 }, pages: [{ locale: 'nl', path: '/nl/b' }] },
  ],
  messages: [{ id: 'a.title', texts: { nl: 'Visitekaartjes' } }],
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
      textsWithChips={[{ nl: plural }]}
      project={project}
      limit={undefined}
      hasError={false}
      onText={() => undefined}
    />,
  );
  expect(markup).toContain('class="chip"');
  expect(markup).not.toContain(`>${texts['chip.number']}<`);
});

test('the example of a branch shows that branch, also of a choice whose branches are named like numbers', () => {
  const example = (text: string) =>
    markupOf(
      <BranchFields
        label="Nederlands"
        source={text}
        locale="nl"
        values={{}}
        wordsOf={({ name }) => name}
        onSource={() => undefined}
        onFocus={() => undefined}
      />,
    )
      .match(/<p class="hint"[^>]*>.*?<\/p>/g)
      ?.map((hint) => hint.replace(/<.*?>/g, ''));
  expect(example('{n, select, one {Eerste} other {Rest}}')).toEqual(['Eerste', 'Rest']);
  expect(example('{n, plural, =0 {Geen} one {# stuk} other {# stuks}}')).toEqual(['Geen', '1 stuk', '5 stuks']);
});

test('the number of a plural is no argument of a page: facts are not recognised by their value', () => {
  const figures = (text: string) =>
    markupOf(
      <FactsInText
        texts={{ nl: text }}
        shown={'3 diensten voor €\u00a099'}
        project={project}
        pagePath={undefined}
        onSearchFacts={() => undefined}
      />,
    );
  expect(figures(`${plural} voor {price}`)).toContain(': 99<');
  expect(figures(plural)).not.toContain(': 99<');
});

test('the amounts that a page fills in are those of the price that has all of them, and of the service of the page', () => {
  const figures = (text: string, pagePath?: string) =>
    markupOf(
      <FactsInText
        texts={{ nl: text }}
        shown={'€\u00a090 tot €\u00a0240'}
        pagePath={pagePath}
        project={project}
        onSearchFacts={() => undefined}
      />,
    );
  const range = figures('{from, number, euro} tot {to, number, euro}');
  expect(range).toContain('Prijs van Visitekaartjes');
  expect(range).not.toContain('b.title');
  expect(figures('Van A tot B')).toBe('');
  const lowest = '{from, number, euro}';
  expect(figures(lowest, '/nl')).toMatch(/Prijs van Visitekaartjes.*b\.title/);
  expect(figures(lowest, '/nl/a')).toContain('Prijs van Visitekaartjes');
  expect(figures(lowest, '/nl/a')).not.toContain('b.title');
});

test('a figure is not recognised in a larger one that begins or ends with it', () => {
  const figures = (shown: string) =>
    markupOf(
      <FactsInText
        texts={{ nl: 'Vanaf {price}' }}
        shown={shown}
        pagePath={undefined}
        project={project}
        onSearchFacts={() => undefined}
      />,
    );
  expect(figures('Vanaf €\u00a099. Of meer')).toContain(': 99<');
  for (const larger of ['€\u00a0990', '€\u00a099.500', '€\u00a099,50']) expect(figures(`Vanaf ${larger}`)).toBe('');
});
