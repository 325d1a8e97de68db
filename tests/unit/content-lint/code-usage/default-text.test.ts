import { expect, test } from 'vitest';
import { projectFolder } from '../project-folder.ts';

/** A project whose catalogues have three messages, and this code. */
const found = (code: string) =>
  projectFolder({
    'i18n/nl.json': '{ "a": "Appel {n}", "b": "Banaan", "c": "Citroen" }',
    'i18n/en.json': '{ "a": "Apple {n}", "b": "Banana", "c": "Lemon" }',
    'src/fruit.tsx': code,
  }).found('--rules', 'code/unused-id=off');

const banana = (text: string) => `<FormattedMessage id="b" defaultMessage="${text}" />`;

test('a default text that is not that of the source is found, wherever the code has it', async () => {
  const code = `
const messages = defineMessages({ c: { id: 'c', defaultMessage: 'Limoen' } });
export const Fruit = ({ n }: { n: number }) => (
  <p>
    {intl.formatMessage(messages.c)} ${banana('Banaan')}
    {intl.formatMessage({ id: 'a', defaultMessage: 'Appel  {n}' }, { n })}
  </p>
);
`;
  expect(await found(code)).toEqual(['code/default-text src/fruit.tsx:2:65']);
});

test('where many differ, the texts of the code are not kept up: nothing is said', async () => {
  const code = `
const messages = defineMessages({ c: { id: 'c', defaultMessage: 'Limoen' } });
export const Fruit = () => <p title={intl.formatMessage(messages.c)}>${banana('Pisang')}</p>;
`;
  expect(await found(code)).toEqual([]);
});

test('a text that the code chooses from several is compared with none', async () => {
  const code = `
export const fruit = (ripe: boolean) => intl.formatMessage({ id: 'b', defaultMessage: ripe ? 'Banaan' : 'Pisang' });
`;
  expect(await found(code)).toEqual([]);
});
