import { describe, expect, test } from 'vitest';
import { fitTitle, type TitleBox } from '#cli/assets/share-pictures/fit-title.ts';

const box: TitleBox = { width: 1000, height: 300, lineHeight: 1, linesAtMost: 3, largest: 100, smallest: 40 };
/** Every character is half an em wide. */
const half = (text: string) => text.length / 2;

describe('fitting a title', () => {
  test('takes the largest size at which it fits', () => {
    expect(fitTitle('Twenty characters ok', box, half)).toEqual({ size: 100, lines: ['Twenty characters ok'] });
    expect(fitTitle('Twenty-one characters', box, half)).toEqual({ size: 100, lines: ['Twenty-one', 'characters'] });
  });

  test('keeps no-break spaces together and breaks behind a hyphen', () => {
    const { lines } = fitTitle('Uw Shopify-webshop staat in 4\u00a0weken', { ...box, width: 500 }, half);
    expect(lines).toEqual(['Uw Shopify-', 'webshop staat', 'in 4\u00a0weken']);
  });

  test('does not break a number at its hyphens and slashes', () => {
    const date = fitTitle('Versie 2024-01-02 klaar', { ...box, width: 700 }, half);
    expect(date.lines).toEqual(['Versie', '2024-01-02', 'klaar']);
    expect(fitTitle('Altijd 24/7/365', { ...box, width: 550 }, half).lines).toEqual(['Altijd', '24/7/365']);
  });

  test('never overflows, whatever the words, and loses none of them', () => {
    for (let seed = 1; seed < 400; seed++) {
      const words = Array.from({ length: 1 + (seed % 9) }, (_, index) => 'x'.repeat(1 + ((seed * (index + 7)) % 14)));
      const title = words.join(' ');
      const { size, lines } = fitTitle(title, { ...box, smallest: 8 }, half);
      expect(lines.join(' ')).toBe(title);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.length * size).toBeLessThanOrEqual(box.height);
      for (const line of lines) expect(half(line) * size).toBeLessThanOrEqual(box.width);
    }
  });

  test('lines are as even as they can be', () => {
    expect(fitTitle('aaaa bbbb cccc dddd eeee', { ...box, largest: 80 }, half).lines).toEqual([
      'aaaa bbbb cccc dddd eeee',
    ]);
    const narrow = { ...box, width: 600, largest: 80 };
    expect(fitTitle('aaaa bbbb cccc dddd', narrow, half).lines).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  test('refuses a title that cannot fit', () => {
    expect(() => fitTitle('x'.repeat(60), box, half)).toThrow(/does not fit 1000 × 300 px/);
  });
});
