// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are code.
import { expect, test } from 'vitest';
import { type Files, wrongIn } from './code-findings.ts';

test.each<[what: string, files: Files, expected: string[]]>([
  [
    'a call of another export is no call of the default one',
    {
      'src/card.tsx':
        'export default function label(intl, id) { return intl.formatMessage({ id }); }\n' +
        'export const shout = (intl, id) => id;\n',
      'src/page.tsx':
        "import label, { shout } from './card.tsx';\nlabel(intl, 'save');\n" +
        "shout(intl, 'not.an.id');\nlabel(intl, 'svae');\n",
    },
    ["code/undefined-id page.tsx:4 'svae'"],
  ],
  [
    'a call of an export that another file renames is no call of what has that name in its file',
    {
      'src/card.tsx':
        'export const label = (intl, id) => intl.formatMessage({ id });\nexport const shout = (intl, id) => id;\n',
      'src/all.ts': "export { shout as label } from './card.tsx';\n",
      'src/page.tsx': "import { label } from './all.ts';\nlabel(intl, 'not.an.id');\n",
      'src/other.tsx': "import { label } from './card.tsx';\nlabel(intl, 'svae');\n",
    },
    ["code/undefined-id other.tsx:2 'svae'"],
  ],
  [
    'an object may have a property called `length`',
    {
      'src/a.ts': "const labels = { length: 'svae', width: 'save' };\nintl.formatMessage({ id: labels.length });\n",
    },
    ["code/undefined-id a.ts:1 'svae'"],
  ],
  [
    'a text is no list',
    {
      'src/a.ts':
        "intl.formatMessage({ id: 'home'.concat('.title') });\nintl.formatMessage({ id: 'home'.concat('.titel') });\n" +
        "intl.formatMessage({ id: 'home.text.more'.slice(0, 9) });\n",
    },
    ["code/undefined-id a.ts:2 'home'.concat('.titel')", "code/dynamic-id a.ts:3 { id: 'home.text.more'.slice(0, 9) }"],
  ],
  [
    'a method of an object is no export with its name',
    {
      'src/card.tsx':
        'const card = { label(intl, id) { return intl.formatMessage({ id }); } };\n' +
        'export function label(intl, id) { return id; }\n',
      'src/page.tsx': "import { label } from './card.tsx';\nlabel(intl, 'not.an.id');\n",
    },
    ['code/dynamic-id card.tsx:1 { id }'],
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
    'a component that its file draws by another name, which it imports, has that element as a caller',
    {
      'src/tree.tsx':
        "import { Tree as Branch } from './index.ts';\n" +
        'export const Tree = ({ id }) => <li>{intl.formatMessage({ id })}<Branch id="svae" /></li>;\n',
      'src/index.ts': "export { Tree } from './tree.tsx';\n",
    },
    ['code/undefined-id tree.tsx:2 "svae"'],
  ],
  [
    'a type that is made of a parameter does not lead back to its function without end',
    {
      'src/a.ts':
        'const f = (intl, list: string[], item: (typeof list)[number]) => intl.formatMessage({ id: item });\n' +
        "f(intl, ['save'], window.name);",
    },
    ['code/dynamic-id a.ts:1 { id: item }'],
  ],
  [
    'the parts of a type with parameters are its own, and not those of what it is given',
    {
      'src/a.tsx':
        "interface Props { id: 'svae' }\ninterface Tab<T> { id: string; of: T }\n" +
        'const a = ({ id }: Tab<Props>) => <FormattedMessage id={id} />;\n' +
        'const b = ({ id }: Readonly<Props>) => <FormattedMessage id={id} />;\n',
    },
    ['code/dynamic-id a.tsx:3 <FormattedMessage id={id} />', 'code/undefined-id a.tsx:4 Readonly<Props>'],
  ],
  [
    'what `useCallback` gives is the function itself',
    { 'src/a.ts': "const idOf = useCallback(() => 'no.such', []);\nformatMessage({ id: idOf() });" },
    ["code/undefined-id a.ts:1 'no.such'"],
  ],
])('%s', (_, files, expected) => {
  expect(wrongIn(files)).toEqual(expected);
});

test('`typeof` gives a text, and no number', () => {
  const code = 'intl.formatMessage({ id: `home.${typeof v}` });\nintl.formatMessage({ id: `house.${typeof v}` });';
  expect(wrongIn({ 'src/a.ts': code }).filter((finding) => finding.startsWith('code/undefined-id'))).toEqual([
    'code/undefined-id a.ts:2 `house.${typeof v}`',
  ]);
});

const long = `const big = [${"'save',".repeat(19_986)}];\n`;
const loop = (list: string) => `for (const id of ${list}) intl.formatMessage({ id });\n`;

test('a list that was cut off inside a longer one is read to its end by itself', () => {
  const small = "const small = ['save', 'nav.about', 'nav.contact', 'home.title', 'home.text', 'svae'];\n";
  const code = `${long}${small}${loop('[...big, ...small]')}${loop('small')}`;
  expect(wrongIn({ 'src/a.ts': code })).toContain("code/undefined-id a.ts:2 'svae'");
});
