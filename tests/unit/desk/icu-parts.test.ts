import { describe, expect, test } from 'vitest';
import { chipsOf, icuOfParts, icuPartsOf, withForm, withoutChip } from '#cli/desk/panel/icu-parts.ts';

const plural = 'Al {clients, number} klanten, {count, plural, one {# dienst} other {# diensten van {clients}}}.';

/** A text with something typed at its end. */
const typed = (source: string, text: string, isInPlural: boolean) => {
  const parts = icuPartsOf(source, { isInPlural }) ?? [];
  return icuOfParts([...parts, { kind: 'text', text }], { isInPlural });
};

test('a message is text with chips, and the same again when it is put together', () => {
  const parts = icuPartsOf(plural) ?? [];
  expect(parts.map((part) => (part.kind === 'chip' ? part.name : part.text))).toEqual([
    'Al ',
    'clients',
    ' klanten, ',
    'count',
    '.',
  ]);
  expect(icuOfParts(parts)).toBe(plural);
});

test('every chip is known, those inside forms too', () => {
  expect(chipsOf(plural).map(({ source }) => source)).toEqual([
    '{clients, number}',
    '{count, plural, one {# dienst} other {# diensten van {clients}}}',
    '#',
    '{clients}',
  ]);
});

describe.each([true, false])('whatever is typed is text (in a plural: %s)', (isInPlural) => {
  test.each(['}', '{', '{nobody}', "it's", "'", "''", "'{'", '<b>', '#', '5 < 6', "o'clock's '", '}}}', '|,;\\'])(
    'such as %s',
    (text) => {
      const source = typed('# van {clients} ', text, isInPlural);
      const again = icuPartsOf(source, { isInPlural });
      expect(again?.at(-1)).toEqual({ kind: 'text', text: ` ${text}` });
      expect(again?.filter(({ kind }) => kind === 'chip')).toHaveLength(isInPlural ? 2 : 1);
      expect(icuOfParts(again ?? [], { isInPlural })).toBe(source);
    },
  );
});

test.each(["{'a ", "}''b", "{'"])('an apostrophe behind a sign, as in %s, leaves the chip behind it', (text) => {
  const parts = [
    { kind: 'text', text },
    { kind: 'chip', source: '{name}', name: 'name' },
  ] as const;
  expect(icuPartsOf(icuOfParts(parts))).toEqual(parts);
});

test('a brace in a form leaves the other form as it is', () => {
  const [, , , choice] = icuPartsOf(plural) ?? [];
  if (choice?.kind !== 'chip' || !choice.choice) throw new Error('there is no choice');
  const [one] = choice.choice.forms;
  if (!one) throw new Error('there is no form');
  const changed = withForm(choice.source, one, typed('# dienst', ' }', true));
  expect(changed).toBe("{count, plural, one {# dienst '}'} other {# diensten van {clients}}}");
});

test('a chip is taken out with the blank that is then one too many', () => {
  expect(withoutChip('For {clients, number} clients', 'clients')).toBe('For clients');
  expect(withoutChip('{n, plural, one {# of {max}} other {# of {max} sets}} # {max}', 'max')).toBe(
    '{n, plural, one {# of } other {# of sets}} # ',
  );
});
