/** Numbers between 0 and 1 that are the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pieces = [
  'Woorden',
  ' ',
  '  ',
  '{name}',
  '{count, plural, one {# dag} other {# dagen}}',
  '<b>x</b>',
  "it's",
  "''",
  '"',
  '\\',
  '\n',
  '\r\n',
  '\r',
  '\t',
  '\u00a0',
  '\u2028',
  '\u200b',
  '\u0001',
  '\uFFFE',
  'é',
  '漢字',
  '👋🏽',
  ',',
  ';',
  '=1+1',
  '&amp;',
  ']]>',
  '<!--',
  '<cp hex="0001"/>',
  '%s',
  '#',
  '~',
  'msgid ""',
  'a\\nb',
  '',
];

/** A text of a few pieces that are hard to carry. */
export function randomText(random: () => number): string {
  const count = Math.floor(random() * 5);
  return Array.from({ length: count }, () => pieces[Math.floor(random() * pieces.length)] ?? '').join('');
}

/** A catalogue file in some formatting: groups, lists, flat ids, escapes, indents and line ends of all kinds. */
export function randomCatalogue(random: () => number): string {
  const group = (depth: number): unknown => {
    const names = Array.from(
      { length: 1 + Math.floor(random() * 4) },
      (_, at) => `${'abcd'[at]}${random() < 0.2 ? '.x y' : ''}`,
    );
    return Object.fromEntries(names.map((name) => [name, value(depth + 1)]));
  };
  const value = (depth: number): unknown => {
    if (depth < 3 && random() < 0.25) return group(depth);
    if (depth < 3 && random() < 0.15) return Array.from({ length: 2 }, () => value(depth + 1));
    return randomText(random);
  };
  const indent = [0, 1, 2, 4, '\t'][Math.floor(random() * 5)];
  let text = JSON.stringify(group(0), null, indent);
  if (random() < 0.3)
    text = text.replace(/[\u0080-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (random() < 0.3) text = text.replaceAll('\n', '\r\n');
  return random() < 0.5 ? `${text}\n` : text;
}
