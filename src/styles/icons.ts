import presetIcons from '@unocss/preset-icons';

/** Lucide icons as masks in the colour of their text, in forced colours too. */
export const icons = presetIcons({
  mode: 'mask',
  processor: (css) => {
    const drawing = String(css['--un-icon']);
    for (const name of Object.keys(css)) delete css[name];
    Object.assign(css, {
      '--un-icon': plainDrawing(drawing),
      display: 'inline-block',
      flex: 'none',
      width: '1em',
      height: '1em',
      background: 'currentColor',
      'forced-color-adjust': 'preserve-parent-color',
      mask: 'var(--un-icon) 0 0/100%',
    });
  },
});

/** Puts what every stroke repeats onto the drawing itself, and rounds to hundredths of a pixel. */
function plainDrawing(url: string): string {
  return url
    .replace(/-?\d*\.\d{3,}/g, rounded)
    .replace('svg+xml;utf8,', 'svg+xml,')
    .replace(/ (?:fill|stroke(?:-\w+)?|width|height)='(?:none|round|currentColor|2|[\d.]+em)'/g, '')
    .replace(/%3C\/?g ?%3E/g, '')
    .replace(
      "viewBox='0 0 24 24'",
      "viewBox='0 0 24 24' fill='none' stroke='red' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'",
    );
}

/** A number that began with its point keeps something before it, because it may part it from the one in front. */
function rounded(number: string): string {
  const short = String(Number(Number(number).toFixed(2))).replace(/^0\./, '.');
  return number.startsWith('.') && !short.startsWith('.') ? ` ${short}` : short;
}
