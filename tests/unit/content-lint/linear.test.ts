import { expect, test } from 'vitest';
import { processorSeconds } from '../../processor-seconds.ts';
import { findingsIn } from './expect-findings.ts';

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
