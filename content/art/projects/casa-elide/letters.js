// The alphabet of Casa Elide: one thin line, round as the arches of the loggia. Capital height 100, [path, width].
const glyphs = {
  A: ['M0 100V38A38 38 0 0 1 76 38V100M0 68H76', 76], B: ['M0 0V100H32A27 27 0 0 0 32 46H0M0 0H26A23 23 0 0 1 26 46', 59],
  C: ['M86 15A50 50 0 1 0 86 85', 86], D: ['M0 0V100H24A50 50 0 0 0 24 0Z', 74], E: ['M60 0H50A50 50 0 0 0 50 100H60M0 50H54', 60],
  F: ['M0 100V0H52M0 52H42', 52], G: ['M86 15A50 50 0 1 0 100 52H60', 100], H: ['M0 0V100M70 0V100M0 52H70', 70], I: ['M0 0V100', 0],
  J: ['M42 0V66A34 34 0 0 1 8 100H0', 42], K: ['M0 0V100M58 0 0 62M21 40 60 100', 60], L: ['M0 0V100H50', 50],
  M: ['M0 100V30A30 30 0 0 1 60 30V100M60 30A30 30 0 0 1 120 30V100', 120], N: ['M0 100V0L70 100V0', 70], O: ['M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z', 100],
  P: ['M0 100V0H30A29 29 0 0 1 30 58H0', 59], Q: ['M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0ZM62 66 98 104', 100], R: ['M0 100V0H30A29 29 0 0 1 30 58H0M25 58 62 100', 62],
  S: ['M57 18C52 6 42 0 30 0A25 25 0 0 0 30 50H31A25 25 0 0 1 31 100C18 100 7 93 2 81', 58], T: ['M0 0H66M33 0V100', 66], U: ['M0 0V65A35 35 0 0 0 70 65V0', 70],
  V: ['M0 0 38 100 76 0', 76], W: ['M0 0 32 100 62 14 92 100 124 0', 124], X: ['M0 0 66 100M66 0 0 100', 66], Y: ['M0 0 36 52 72 0M36 52V100', 72], Z: ['M3 0H66L0 100H68', 68],
  0: ['M34 0A34 50 0 0 1 34 100A34 50 0 0 1 34 0Z', 68], 1: ['M0 20 24 0V100', 24], 2: ['M0 30A30 30 0 1 1 51 51L0 100H62', 62], 3: ['M6 11A23 23 0 1 1 26 46M26 46A27 27 0 1 1 2 84', 54],
  4: ['M52 100V0L0 72H72', 72], 5: ['M56 0H12L6 47A32 32 0 1 1 3 86', 64], 6: ['M46 0 6 50M64 68A32 32 0 1 1 0 68A32 32 0 1 1 64 68Z', 64], 7: ['M0 0H62L20 100', 62],
  8: ['M28 0A23 23 0 0 1 28 46A23 23 0 0 1 28 0ZM28 46A27 27 0 0 1 28 100A27 27 0 0 1 28 46Z', 56], 9: ['M18 100 58 50M64 32A32 32 0 1 1 0 32A32 32 0 1 1 64 32Z', 64],
  ',': ['M4 92V102L-6 120', 4], '.': ['M0 92V102', 0], '-': ['M0 54H40', 40], ' ': ['', 34],
};

// A line of drawn letters as SVG paths and its width; tracking is in hundredths of the height.
const spell = (text, tracking = 28) => {
  let x = 0;
  const paths = [...text].map((letter) => {
    const [d, width] = glyphs[letter];
    const out = d && `<path d="${d}" transform="translate(${x} 0)"/>`;
    x += width + tracking;
    return out;
  });
  return { paths: paths.join(''), width: x - tracking };
};
// Drawn text at a place in a larger SVG; align is 0 (left), 0.5 or 1 (right).
const inked = (text, x, y, height, colour, { weight = 9, tracking = 28, align = 0 } = {}) => {
  const { paths, width } = spell(text, tracking);
  const scale = height / 100;
  return `<g transform="translate(${x - width * scale * align} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-miterlimit="2">${paths}</g>`;
};
const word = (text, height, colour = 'currentColor', weight = 9, tracking = 28) => {
  const { paths, width } = spell(text, tracking);
  const pad = weight;
  return `<svg viewBox="${-pad} ${-pad} ${width + pad * 2} ${100 + pad * 2 + (text.includes(',') ? 18 : 0)}" height="${(height * (100 + pad * 2 + (text.includes(',') ? 18 : 0))) / 100}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-miterlimit="2" role="img" aria-label="${text}">${paths}</svg>`;
};
