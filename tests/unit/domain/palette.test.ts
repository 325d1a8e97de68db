import { describe, expect, test } from 'vitest';
import { contrast } from '#src/domain/contrast.ts';
import { bandTokens, categoryColours, tokens } from '#src/domain/palette.ts';

/** What WCAG asks of body text (AAA), of other text (AA), and of what is seen by its border alone. */
const body = 7;
const text = 4.5;
const border = 3;

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s scheme', (_, scheme) => {
  const colour = (name: keyof typeof tokens) => tokens[name][scheme];
  const grounds = (['paper', 'surface', 'sand'] as const).map(colour);

  test.each([
    ['ink', body],
    ['soft', body],
    ['signal', text],
    ['edge', border],
  ] as const)('`%s` is read on every ground, at %d at least', (name, atLeast) => {
    for (const ground of grounds) expect(contrast(colour(name), ground), ground).toBeGreaterThanOrEqual(atLeast);
  });

  test('a button is read, and so is the dark band', () => {
    expect(contrast(colour('onsignal'), colour('signal'))).toBeGreaterThanOrEqual(text);
    for (const name of ['ink', 'soft'] as const)
      expect(contrast(bandTokens[name], colour('band')), name).toBeGreaterThanOrEqual(body);
    expect(contrast(bandTokens.signal, colour('band'))).toBeGreaterThanOrEqual(text);
  });

  test.each(Object.entries(categoryColours))('text on the ground of a drawing of %s is read', (_key, { tint }) => {
    expect(contrast(colour('ink'), tint[scheme])).toBeGreaterThanOrEqual(body);
  });

  test.each(Object.entries(categoryColours))('text in the colour of %s is read on every ground', (_key, { deep }) => {
    for (const ground of grounds) expect(contrast(deep[scheme], ground), ground).toBeGreaterThanOrEqual(text);
  });
});

test.each(Object.entries(categoryColours))('text on a section in the colour of %s is read', (_, { field, onfield }) => {
  expect(contrast(onfield, field)).toBeGreaterThanOrEqual(body);
});

test('a button on the dark band is read', () => {
  expect(contrast(bandTokens.onsignal, bandTokens.signal)).toBeGreaterThanOrEqual(text);
});
