import { expect, test } from 'vitest';
import { rareWords } from '#cli/content-lint/core/language/rare-words.ts';

/** What is found among texts that have each of some words often, and one more word. */
function nearWord(frequent: readonly string[], rare: string): string | undefined {
  const texts = frequent.flatMap((word) => Array.from({ length: 4 }, (_, at) => [`${word}${at}`, `Een ${word} hier`]));
  const [found] = rareWords(new Map([...texts, ['id', `Nu ${rare}.`]] as [string, string][]));
  return found && `${found.key} ${found.start} ${found.word} ${found.frequentWord}`;
}

test.each([
  ['a letter too few', 'bestelling', 'Besteling', 'id 3 Besteling bestelling'],
  ['a letter too many', 'commentaar', 'commentaaar', 'id 3 commentaaar commentaar'],
  ['two letters at the beginning changed over', 'instelling', 'nistelling', undefined],
  ['two letters changed over', 'instelling', 'instleling', 'id 3 instleling instelling'],
  ['another ending', 'bestelling', 'bestellings', undefined],
  ['another beginning, as in Welsh', 'defnyddiwr', 'ddefnyddiwr', undefined],
  ['the same with the capital of Turkish', 'istekleri', 'İstekleri', undefined],
  ['part of an address', 'bestelling', 'besteling.example', undefined],
  ['another word', 'bestelling', 'berekening', undefined],
])('%s: %s, %s', (_, frequent, rare, found) => {
  expect(nearWord([frequent], rare)).toBe(found);
});
