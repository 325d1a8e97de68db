// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these texts are code.
import { expect, test } from 'vitest';
import { randomNumbers } from '../../../fixtures/random.ts';
import { randomProgram } from '../../../fixtures/random-programs.ts';
import { processorSeconds } from '../../../processor-seconds.ts';
import { findingsIn } from '../expect-findings.ts';
import { type Files, wrongIn } from './code-findings.ts';

const asked = 'intl.formatMessage({ id: values.id });';

test.each<[what: string, files: Files]>([
  [
    'an object that is spread into itself',
    {
      'src/a.ts': `let values = { id: 'save' };\nexport const add = (more) => { values = { ...values, ...more }; };\n${asked}`,
    },
  ],
  [
    'a list that is spread into itself',
    { 'src/a.ts': 'let a = [...a];\nfor (const id of a) intl.formatMessage({ id });' },
  ],
  [
    'a list that is appended to itself',
    { 'src/a.ts': "let ids = ['save'];\nids = ids.concat(ids);\nfor (const id of ids) intl.formatMessage({ id });" },
  ],
  [
    'a value that is itself',
    { 'src/a.ts': 'let values = values;\nvalues = values.id ?? values;\nintl.formatMessage(values);' },
  ],
  ['a module that imports itself', { 'src/a.ts': `import { values } from './a.ts';\nexport { values };\n${asked}` }],
  [
    'modules that re-export each other',
    {
      ...Object.fromEntries(
        [0, 1, 2, 3, 4, 5].map((at) => [
          `src/m${at}.ts`,
          [0, 1, 2, 3, 4, 5].map((other) => `export * from './m${other}.ts';`).join('\n'),
        ]),
      ),
      'src/a.ts': `import { values } from './m0.ts';\n${asked}`,
    },
  ],
  [
    'a component that draws itself',
    {
      'src/a.tsx':
        'function Item(props) { const intl = useIntl(); intl.formatMessage({ id: props.id }); return <Item {...props} />; }',
    },
  ],
  [
    'lists that are made of each other in very many ways',
    {
      'src/a.ts': `${Array.from({ length: 30 }, (_, at) => `let l${at} = [${Array.from({ length: 30 }, (_, to) => `...l${to}`)}];`).join('\n')}\nfor (const id of l0) intl.formatMessage({ id });`,
    },
  ],
  [
    'a type that is made of itself',
    {
      'src/a.ts':
        'type T = `${T}${T}${T}` | T | T | T | T;\nexport const show = (id: T) => intl.formatMessage({ id });',
    },
  ],
])('%s is followed to an end', async (_, files) => {
  const { seconds, result } = await processorSeconds(async () => wrongIn(files));
  expect(result.filter((one) => !one.startsWith('code/dynamic-id'))).toEqual([]);
  expect(seconds).toBeLessThan(1);
});

test('what is asked for through a value that refers to itself is still known', () => {
  const code = `let values = { id: 'svae' };\nexport const add = (more) => { values = { ...values, ...more }; };\n${asked}`;
  expect(wrongIn({ 'src/a.ts': code })).toContain("code/undefined-id a.ts:1 'svae'");
});

test('no random program stops the check, or takes it long', async () => {
  const random = randomNumbers(11);
  const next = (below: number) => Math.floor(random() * below);
  for (let round = 0; round < 60; round++) {
    const files = { 'i18n/nl.json': '{ "page.title": "Welkom" }', 'i18n/en.json': '{ "page.title": "Welcome" }' };
    const program = randomProgram(next);
    const { seconds, result } = await processorSeconds(async () => findingsIn({ ...files, ...program }));
    const failed = result.filter(({ code }) => code === 'code/unreadable');
    expect({ failed, isSlow: seconds > 2, program }).toEqual({ failed: [], isSlow: false, program });
  }
});
