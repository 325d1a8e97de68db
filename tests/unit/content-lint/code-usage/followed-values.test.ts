// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are code.
import { expect, test } from 'vitest';
import { processorSeconds } from '../../../processor-seconds.ts';
import { type Files, wrongIn } from './code-findings.ts';

test.each<[what: string, files: Files, expected: string[]]>([
  [
    'a call of another export is no call of the default one',
    {
      'src/card.tsx':
        'export default function label(intl, id) { return intl.formatMessage({ id }); }\nexport function shout(intl, id) { return id; }\n',
      'src/page.tsx':
        "import label, { shout } from './card.tsx';\nlabel(intl, 'save');\nshout(intl, 'not.an.id');\nlabel(intl, 'svae');\n",
    },
    ["code/undefined-id page.tsx:4 'svae'"],
  ],
  [
    'a call of an export that another file renames is no call of what has that name in its file',
    {
      'src/card.tsx':
        'export function label(intl, id) { return intl.formatMessage({ id }); }\nexport function shout(intl, id) { return id; }\n',
      'src/all.ts': "export { shout as label } from './card.tsx';\n",
      'src/page.tsx': "import { label } from './all.ts';\nlabel(intl, 'not.an.id');\n",
      'src/other.tsx': "import { label } from './card.tsx';\nlabel(intl, 'svae');\n",
    },
    ["code/undefined-id other.tsx:2 'svae'"],
  ],
  [
    'a function that is made the default export by its name has callers, each of them once',
    {
      'src/card.tsx':
        'function label(intl, id) { return intl.formatMessage({ id }); }\nexport { label };\nexport default label;\n',
      'src/page.tsx': "import named from './card.tsx';\nnamed(intl, 'svae');\n",
      'src/other.tsx': "import { label } from './card.tsx';\nlabel(intl, 'svea');\n",
    },
    ["code/undefined-id other.tsx:2 'svea'", "code/undefined-id page.tsx:2 'svae'"],
  ],
  [
    'a type that is made of a parameter does not lead back to its function without end',
    {
      'src/a.ts':
        "function f(intl, list: string[], item: (typeof list)[number]) { return intl.formatMessage({ id: item }); }\nf(intl, ['save'], window.name);",
    },
    ['code/dynamic-id a.ts:1 item'],
  ],
  [
    '`typeof` gives a text',
    { 'src/a.ts': 'intl.formatMessage({ id: `home.${typeof v}` });\nintl.formatMessage({ id: `house.${typeof v}` });' },
    ['code/undefined-id a.ts:2 `house.${typeof v}`'],
  ],
  [
    'what `useCallback` gives is the function itself',
    { 'src/a.ts': "const idOf = useCallback(() => 'no.such', []);\nformatMessage({ id: idOf() });" },
    ["code/undefined-id a.ts:1 'no.such'"],
  ],
])('%s', (_, files, expected) => {
  expect(wrongIn(files)).toEqual(expected);
});

const long = `const big = [${"'save',".repeat(19_986)}];\n`;
const loop = (list: string) => `for (const id of ${list}) intl.formatMessage({ id });\n`;

test('a list that was cut off inside a longer one is read to its end by itself', () => {
  const small = "const small = ['save', 'nav.about', 'nav.contact', 'home.title', 'home.text', 'svae'];\n";
  const code = `${long}${small}${loop('[...big, ...small]')}${loop('small')}`;
  expect(wrongIn({ 'src/a.ts': code })).toContain("code/undefined-id a.ts:2 'svae'");
});

test('a list that is too long is not read through again by each call', async () => {
  const code = `${long}${loop('big').repeat(1000)}`;
  const { seconds } = await processorSeconds(async () => wrongIn({ 'src/a.ts': code }));
  expect(seconds).toBeLessThan(2);
});
