// The grammar of the flags, for a scene: figures on a square of 4 by 4, turned by quarters.
const figures = {
  full: 'M0 0h4v4H0z',
  quarter: 'M0 0h4a4 4 0 0 1-4 4z',
  diagonal: 'M0 0 4 4H0z',
  disc: 'M2 .75a1.25 1.25 0 0 1 0 2.5 1.25 1.25 0 0 1 0-2.5z',
  bars: 'M0 0h4v1H0zM0 2h4v1H0z',
  cross: 'M1.5 0h1v1.5H4v1H2.5V4h-1V2.5H0v-1h1.5z',
  quartered: 'M0 0h2v2H0zM2 2h2v2H2z',
  saltire: 'M0 0l2 2-2 2zM4 0v4L2 2z',
  frame: 'M0 0h4v4H0zM1 1v2h2V1z',
  leaf: 'M0 0h2a2 2 0 0 1 2 2v2H2a2 2 0 0 1-2-2z',
  arch: 'M0 4V2a2 2 0 0 1 4 0v2z',
  block: 'M1 1h2v2H1z',
};

/** A tile at x, y with the given side: a figure, turned by quarters, on a ground. */
const tile = (x, y, side, figure, turns, ground, ink) =>
  `<g transform="translate(${x} ${y}) scale(${side / 4})"><path fill="${ground}" d="M0 0h4v4H0z"/><path fill="${ink}" transform="rotate(${turns * 90} 2 2)" d="${figures[figure]}"/></g>`;

const rect = (x, y, w, h, fill, more = '') => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
const disc = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d, stroke, width, more = '') => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;

/** Fills the page with the scene. */
const scene = (...layers) => {
  document.body.style.cssText = 'margin:0;overflow:hidden';
  document.body.innerHTML = `<svg viewBox="0 0 1200 900" width="1200" height="900" style="display:block">${layers.flat().join('')}</svg>`;
};
