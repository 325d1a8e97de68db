import { expect, test } from 'vitest';
import { processorSeconds } from '../processor-seconds.ts';
import { wrongIn } from '../unit/content-lint/code-usage/code-findings.ts';
import { findingsIn } from '../unit/content-lint/expect-findings.ts';

const list = <Item>(length: number, make: (at: number) => Item): Item[] => Array.from({ length }, (_, at) => make(at));
const catalogue = (length: number, text: string) =>
  JSON.stringify(Object.fromEntries(list(length, (at) => [`k${at}`, text])), null, 1);
const catalogues = (length: number) => ({
  'i18n/nl.json': catalogue(length, 'Fijn dat u er bent'),
  'i18n/en.json': catalogue(length, 'We are glad to see you'),
});

const card = 'Card({ id }) { const intl = useIntl(); return <p>{intl.formatMessage({ id })}</p>; }\n';

test.each<[what: string, files: Record<string, string>]>([
  [
    '3,000 components with a name of their own',
    Object.fromEntries(
      list(3000, (at) => [
        `src/c${at}.tsx`,
        `import { Next${(at + 1) % 3000}Card as Next } from './c${(at + 1) % 3000}';\nexport function Next${at}${card}const next = <Next id="k${at}" />;\n`,
      ]),
    ),
  ],
  [
    '2,000 components of one name',
    Object.fromEntries(
      list(2000, (at) => [
        [`src/f${at}/card.tsx`, `export function ${card}`],
        [`src/f${at}/page.tsx`, `import { Card } from './card';\nexport const Page = () => <Card id="k${at}" />;\n`],
      ]).flat(),
    ),
  ],
  [
    '5,000 uses of one component',
    {
      'src/card.tsx': `export function ${card}`,
      'src/page.tsx': `import { Card } from './card';\n${list(5000, (at) => `<Card id="k${at}" />;\n`).join('')}`,
    },
  ],
])('%s are read in seconds, and every id that they ask for', async (_, files) => {
  const count = Object.values(files).join('').match(/id="k/g)?.length ?? 0;
  const { seconds, result } = await processorSeconds(() => findingsIn({ ...catalogues(count), ...files }));
  expect(result).toEqual([]);
  expect(seconds).toBeLessThan(5);
});

const arguments_ = (length: number, name: string) => list(length, (at) => `{${name}${at}}`).join(' ');

test.each<[what: string, files: Record<string, string>, findings: number]>([
  [
    'repeated keys',
    {
      'i18n/nl.json': `{\n${list(20_000, () => '"k": "Fijn dat u er bent"').join(',\n')}\n}`,
      'i18n/en.json': '{ "k": "We are glad to see you" }',
    },
    19_999,
  ],
  [
    'keys that only one language has',
    { ...catalogues(20_000), 'i18n/en.json': catalogue(20_000, 'We are glad to see you').replaceAll('"k', '"z') },
    40_000,
  ],
  [
    'arguments with other names',
    {
      'i18n/nl.json': catalogue(20_000, 'Fijn dat u er bent, {naam}'),
      'i18n/en.json': catalogue(20_000, 'We are glad to see you, {name}'),
    },
    20_000,
  ],
  [
    'arguments of one message',
    {
      'i18n/nl.json': JSON.stringify({ k: arguments_(8000, 'a') }),
      'i18n/en.json': JSON.stringify({ k: arguments_(8000, 'b') }),
    },
    8000,
  ],
  [
    'values of one call',
    {
      'i18n/nl.json': JSON.stringify({ k: arguments_(8000, 'a') }),
      'i18n/en.json': JSON.stringify({ k: arguments_(8000, 'a') }),
      'src/a.ts': `intl.formatMessage({ id: 'k' }, { ${list(8000, (at) => `b${at}: 1`).join(', ')} });`,
    },
    8000,
  ],
  [
    'ids that no catalogue has',
    {
      ...catalogues(5000),
      // As many as it has: were they more, one finding would be about all of them.
      'src/a.ts': list(
        5000,
        (at) => `intl.formatMessage({ id: 'k${at}' });\nintl.formatMessage({ id: 'quite.another${at}' });\n`,
      ).join(''),
    },
    5000,
  ],
])('thousands of %s are told in seconds', async (_, files, count) => {
  const { seconds, result } = await processorSeconds(() => findingsIn(files));
  expect(result.length).toBeGreaterThanOrEqual(count);
  expect(seconds).toBeLessThan(4);
});

test('a long list is no deep one', () => {
  const files = { 'src/a.ts': `export const all = [${'[1],'.repeat(150_000)}];\nt.text('home.titel');` };
  expect(wrongIn(files)).toEqual(["code/undefined-id a.ts:2 'home.titel'"]);
});

test('a list that is too long is not read through again by each call', async () => {
  const code = `const big = [${"'save',".repeat(30_000)}];\n${'for (const id of big) intl.formatMessage({ id });\n'.repeat(500)}`;
  const { seconds } = await processorSeconds(async () => wrongIn({ 'src/a.ts': code }));
  expect(seconds).toBeLessThan(2);
});
