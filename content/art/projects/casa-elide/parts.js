const brick = '#A63A22', dark = '#5E1D10', aqua = '#9ADBD3', mist = '#D3F0EB', deep = '#14686B', wall = '#F5B58B', shell = '#FDE3CB', cream = '#FFF6EA', lamp = '#FFD667';

// The mark: an arched window, one shutter closed, the other open on the sea.
const mark = (height = 60, closed = brick, open = aqua, slat = cream, sea = deep) =>
  `<svg viewBox="0 0 64 100" height="${height}" width="${height * 0.64}"><path d="M32 0A32 32 0 0 0 0 32V100H32z" fill="${closed}"/><path d="M32 0A32 32 0 0 1 64 32V100H32z" fill="${open}"/><path d="M6 38H26M6 52H26M6 66H26M6 80H26" stroke="${slat}" stroke-width="5"/><path d="M32 68H64V100H32z" fill="${sea}"/></svg>`;
const logo = ({ height = 60, colour = dark, closed = brick, open = aqua, slat = cream }) =>
  `<span style="display:inline-flex;align-items:center;gap:${height * 0.32}px">${mark(Number(height), closed, open, slat)}<span style="display:grid;gap:${height * 0.16}px">${word('CASA', height * 0.3, colour, 10, 30)}${word('ELIDE', height * 0.3, colour, 10, 30)}</span></span>`;

const arch = (x, y, w, h) => `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}z`;
const slats = (x, y, w, h, n, colour, weight) => Array.from({ length: n }, (_, i) => `<path d="M${x} ${y + ((i + 0.5) * h) / n}h${w}" stroke="${colour}" stroke-width="${weight}"/>`).join('');

// What stands in a window where the light is on.
const still = {
  cat: (x, y) => `<path d="M${x + 8} ${y}v-50l7 8h10l7-8v18a16 16 0 0 1 10 15v17z" fill="${dark}"/><path d="M${x + 42} ${y - 3}c8 0 10-8 8-18" stroke="${dark}" stroke-width="5" fill="none"/><path d="M${x + 14} ${y - 34}h4M${x + 22} ${y - 34}h4" stroke="${lamp}" stroke-width="4"/>`,
  plant: (x, y) => `<path d="M${x + 18} ${y}l-4-18h28l-4 18z" fill="${brick}"/><path d="M${x + 28} ${y - 18}a20 20 0 0 1-20-20 20 20 0 0 1 20 20 20 20 0 0 1 20-20 20 20 0 0 1-20 20v-34" fill="${deep}" stroke="${deep}" stroke-width="3"/>`,
  reader: (x, y) => `<circle cx="${x + 22}" cy="${y - 40}" r="10" fill="${dark}"/><path d="M${x + 4} ${y}a20 27 0 0 1 38 0z" fill="${brick}"/><path d="M${x + 30} ${y - 24}l20-6v20l-20 6z" fill="${cream}"/>`,
  diver: (x, y) => `<circle cx="${x + 28}" cy="${y - 34}" r="12" fill="${dark}"/><path d="M${x + 18} ${y - 40}h24v11h-24z" fill="${aqua}" stroke="${deep}" stroke-width="3"/><path d="M${x + 44} ${y - 58}v26a8 8 0 0 1-8 8" stroke="${brick}" stroke-width="4" fill="none"/><path d="M${x + 8} ${y}a20 21 0 0 1 40 0z" fill="${wall}"/>`,
  bottle: (x, y) => `<path d="M${x + 12} ${y}v-24l4-6v-12h8v12l4 6v24z" fill="${deep}"/><path d="M${x + 34} ${y}h14M${x + 41} ${y}v-12M${x + 32} ${y - 30}h18a9 14 0 0 1-18 0z" stroke="${brick}" stroke-width="2" fill="${brick}"/>`,
  pair: (x, y) => `<circle cx="${x + 17}" cy="${y - 36}" r="9" fill="${dark}"/><path d="M${x + 2} ${y}a16 25 0 0 1 30 0z" fill="${deep}"/><circle cx="${x + 39}" cy="${y - 30}" r="9" fill="${dark}"/><path d="M${x + 25} ${y}a15 20 0 0 1 29 0z" fill="${brick}"/>`,
  lampshade: (x, y) => `<path d="M${x + 28} ${y - 88}v26" stroke="${dark}" stroke-width="2.5"/><path d="M${x + 10} ${y - 42}a18 20 0 0 1 36 0z" fill="${brick}"/><path d="M${x + 4} ${y}h48v-8h-48z" fill="${dark}"/><path d="M${x + 12} ${y - 8}v-14h10v14zM${x + 32} ${y - 8}a9 9 0 0 1 16 0z" fill="${cream}"/>`,
};

// One window of the façade is one night: closed (booked), open (free) or lit (chosen). 56 wide, 88 high without shutters.
const night = (x, y, state, thing, w = 56, h = 88) => {
  const closed = state === 'closed';
  const frame = `<path d="M${x - 6} ${y - 8}h${w + 12}v${h + 8}h${-w - 12}z" fill="${shell}"/><path d="M${x - 12} ${y + h}h${w + 24}v9h${-w - 24}z" fill="${cream}"/>`;
  const leaf = (lx, lw, flip) => `<path d="M${lx} ${y}h${lw}v${h}h${-lw}z" fill="${brick}"/><path d="M${flip ? lx : lx + lw - 3} ${y}h3v${h}h-3z" fill="${dark}" opacity=".35"/>${slats(lx + 5, y + 5, lw - 10, h - 10, 9, dark, 2.4)}`;
  if (closed) return `${frame}${leaf(x, w / 2)}${leaf(x + w / 2, w / 2, true)}`;
  const pane = state === 'lit' ? lamp : deep;
  const inside = state === 'lit' ? still[thing]?.(x, y + h) ?? '' : `<path d="M${x} ${y}h${w}L${x} ${y + w}z" fill="#1E7F80"/>`;
  return `${frame}<path d="M${x} ${y}h${w}v${h}h${-w}z" fill="${pane}"/>${inside}${state === 'lit' ? '' : `<path d="M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.34}h${w}" stroke="${shell}" stroke-width="3"/>`}${leaf(x - 31, 25)}${leaf(x + w + 6, 25, true)}`;
};

// Sea, headlands and a boat: the view from the loggia, from x to x + w, horizon at y, down to y + h.
const bay = (x, y, w, h) => `<path d="M${x} ${y}h${w}v${h}h${-w}z" fill="${aqua}"/>${[0.1, 0.24, 0.42, 0.64, 0.88].map((p, i) => `<path d="M${x} ${y + h * p}h${w}" stroke="#7FCBC3" stroke-width="${3 + i * 3}"/>`).join('')}`;
const boat = (x, y, s = 1, sail = cream) => `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 0h62l-12 16H14z" fill="${brick}"/><path d="M28-4V-62L-2-4z" fill="${sail}"/><path d="M33-4V-52a44 44 0 0 1 26 48z" fill="${lamp}"/></g>`;
const cypress = (x, y, h) => `<path d="M${x - h * 0.11} ${y}C${x - h * 0.13} ${y - h * 0.5} ${x - h * 0.02} ${y - h * 0.9} ${x} ${y - h}C${x + h * 0.02} ${y - h * 0.9} ${x + h * 0.13} ${y - h * 0.5} ${x + h * 0.11} ${y}z" fill="${deep}"/><path d="M${x} ${y - h}C${x + h * 0.02} ${y - h * 0.9} ${x + h * 0.13} ${y - h * 0.5} ${x + h * 0.11} ${y}H${x}z" fill="#0E4F52"/>`;
const pine = (x, y, h) => `<path d="M${x} ${y}C${x + 4} ${y - h * 0.3} ${x - 8} ${y - h * 0.5} ${x + 2} ${y - h * 0.8}" stroke="${dark}" stroke-width="${h * 0.045}" fill="none"/><path d="M${x - h * 0.52} ${y - h * 0.66}a${h * 0.52} ${h * 0.34} 0 0 1 ${h * 1.04} 0z" fill="${deep}"/><path d="M${x} ${y - h}a${h * 0.52} ${h * 0.34} 0 0 1 ${h * 0.52} ${h * 0.34}H${x}z" fill="#0E4F52"/>`;

const svg = (w, h, body, style = '') => `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="${style}">${body}</svg>`;
const parts = { logo, mark: (d) => mark(Number(d.height ?? 60), d.closed, d.open, d.slat), word: (d) => word(d.text, Number(d.height), d.colour, Number(d.weight ?? 9), Number(d.tracking ?? 28)) };
for (const place of document.querySelectorAll('[data-part]')) place.innerHTML = parts[place.dataset.part](place.dataset);
