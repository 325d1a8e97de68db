// Parts that several scenes share: an element with data-part="name" is filled with parts.name.
const petrol = '#0A3C4A', deep = '#062A35', mid = '#14566A', lime = '#CBF03C', mist = '#DBE6E4', paper = '#F5F8F1';

// A has a tunnel, 2 is a road, B is two bends.
const mark = (height = 44, colour = petrol) =>
  `<svg viewBox="0 0 266 100" width="${height * 2.66}" height="${height}" fill="${colour}"><path d="M0 100 42 0h18l42 100H72V94a21 21 0 0 0-42 0v6z"/><path d="M114 34a27 27 0 1 1 46 19l-31 34h52" transform="translate(7 0)" fill="none" stroke="${colour}" stroke-width="26"/><path d="M208 0h26a24 24 0 0 1 0 47.5h-26zM208 52.5h32a23.75 23.75 0 0 1 0 47.5h-32z"/></svg>`;
const logo = ({ colour = petrol, height = 44 }) => `<span class="logo" style="color:${colour}">${mark(Number(height), colour)}<b style="font-size:${height * 0.72}px">Express</b></span>`;

const van = (body = lime, ink = petrol, width = 470, skirt = petrol, left = false) => `<svg viewBox="0 0 470 216" width="${width}" height="${(width * 216) / 470}"><g ${left ? 'transform="translate(470 0) scale(-1 1)"' : ''}>
<path d="M0 24h348a58 58 0 0 1 51 30l30 56 30 8a14 14 0 0 1 11 14v48H0z" fill="${body}"/>
  <path d="M318 46h32a40 40 0 0 1 35 21l22 42h-89z" fill="${ink}"/><path d="M350 46a40 40 0 0 1 35 21l22 42h-28z" fill="${mid}"/>
  <path d="M0 152h470v28H0z" fill="${skirt}"/><path d="M446 122h24v20h-24z" fill="${paper}"/><path d="M0 60h12v40H0z" fill="#E4572E"/>
  <path d="M302 24v128" stroke="${ink}" stroke-width="3"/><path d="M318 122h22" stroke="${ink}" stroke-width="6"/>
  <g transform="${left ? 'translate(238 58) scale(-.72 .72)' : 'translate(48 58) scale(.72)'}"><g fill="${ink}">${mark(100, ink).replace(/<svg[^>]*>|<\/svg>/g, '')}</g></g>
  ${[92, 376].map((x) => `<circle cx="${x}" cy="176" r="40" fill="${deep}"/><circle cx="${x}" cy="176" r="18" fill="${mist}"/><path d="M${x} 158a18 18 0 0 1 0 36z" fill="#fff"/>`).join('')}</g></svg>`;

const box = (size = 60, lid = lime, side = petrol) => `<svg viewBox="0 0 60 60" width="${size}" height="${size}"><path d="M6 20h48v36H6z" fill="${side}"/><path d="M6 20 14 4h32l8 16z" fill="${lid}"/><path d="M24 20h12v14H24z" fill="${lid}"/></svg>`;
const arrow = (size = 24, colour = petrol, width = 3) => `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="${colour}" stroke-width="${width}"><path d="M2 12h19M13 4l8 8-8 8"/></svg>`;
const tick = (size = 20, colour = petrol, width = 3) => `<svg viewBox="0 0 20 20" width="${size}" height="${size}" fill="none" stroke="${colour}" stroke-width="${width}"><path d="M3 11l5 5L17 4"/></svg>`;

// A stop on a map: the letter in its own shape.
const stop = (x, y, letter, r = 30, ground = lime, ink = petrol) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ground}"/><circle cx="${x}" cy="${y}" r="${r - 4}" fill="none" stroke="${ink}" stroke-width="4"/><text x="${x}" y="${y + r * 0.38}" text-anchor="middle" font-family="Instrument Sans" font-weight="700" font-size="${r * 1.05}" fill="${ink}">${letter}</text>`;

// The country between Zwolle and Antwerpen, drawn at 45 degrees, 600 wide and 700 high.
const towns = { Zwolle: [500, 70, 38, 8], Apeldoorn: [470, 190, 22, 24], Arnhem: [440, 300, -18, 0, 'end'], Utrecht: [290, 250, 18, -24], Rotterdam: [130, 320], Breda: [200, 460, -16, 26, 'end'], Tilburg: [290, 470], Eindhoven: [390, 520], Antwerpen: [130, 620, 44, 8], Amsterdam: [240, 130], Nijmegen: [460, 370] };
const routes = {
  'Zwolle-Antwerpen': 'M500 70V160L470 190V220L440 250H320L290 280V370L200 460V540L130 610V620',
  'Zwolle-Amsterdam': 'M500 70 440 130H240',
  'Amsterdam-Utrecht': 'M240 130V200L290 250',
  'Utrecht-Rotterdam': 'M290 250 220 320H130',
  'Rotterdam-Breda': 'M130 320V390L200 460',
  'Breda-Eindhoven': 'M200 460 210 470H340L390 520',
  'Arnhem-Eindhoven': 'M470 190V270L440 300V350L460 370V450L390 520',
};
const country = ({ land = '#E3ECE3', water = '#BFD6D8', field = '#D6E4D3', road = '#fff', ink = petrol, names = Object.keys(towns), size = 17 } = {}) => `
  <rect x="-400" y="-400" width="1600" height="1600" fill="${land}"/>
  <path d="M-400 -400H150V60L20 190V330L-60 410V700H-400z" fill="${water}"/><path d="M250 -400H420V40L360 100H290L250 60z" fill="${water}"/>
  <path d="M320 330 400 410V560L320 480zM520 90h180v180H610zM30 480 110 400v120l-80 80zM230 520h110l60 60H230z" fill="${field}"/>
  <path d="M1200 330H420L390 360H210L150 420H-400" fill="none" stroke="${water}" stroke-width="16"/><path d="M1200 420H460L420 400H240L190 420H-400" fill="none" stroke="${water}" stroke-width="10"/><path d="M560 -400V60L530 90V280L500 330" fill="none" stroke="${water}" stroke-width="9"/>
  ${Object.values(routes).map((d) => `<path d="${d}" fill="none" stroke="${road}" stroke-width="9" stroke-linejoin="round"/>`).join('')}
  <path d="M500 70V-400M500 70 700 -130M440 300H1200M390 520 620 750V1200M130 620V1200M130 620-400 620M390 520H1200" fill="none" stroke="${road}" stroke-width="9"/>
  ${names.map((name) => { const [x, y, dx = 15, dy = -11, anchor = 'start'] = towns[name]; return `<rect x="${x - 7}" y="${y - 7}" width="14" height="14" fill="${ink}"/><text x="${x + dx}" y="${y + dy}" text-anchor="${anchor}" font-family="Instrument Sans" font-size="${size}" font-weight="600" fill="${ink}">${name}</text>`; }).join('')}`;
const drive = (name, width = 14, colour = lime, edge = petrol) => `<path d="${routes[name]}" fill="none" stroke="${edge}" stroke-width="${width + 8}" stroke-linejoin="round"/><path d="${routes[name]}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;

// Bars of a fixed sequence: the same label on every machine.
const barcode = (seed, width, height, colour = petrol) => {
  let state = seed, x = 0, out = '';
  while (x < width - 14) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const bar = 3 * (1 + (Math.floor(state / 65536) % 4));
    const gap = 3 * (1 + (Math.floor(state / 1048576) % 3));
    out += `<rect x="${x}" width="${bar}" height="${height}" fill="${colour}"/>`;
    x += bar + gap;
  }
  return `<svg viewBox="0 0 ${x} ${height}" width="${width}" height="${height}" preserveAspectRatio="none">${out}</svg>`;
};

const parts = { logo, van: (d) => van(d.body, d.ink, Number(d.width ?? 470), d.skirt, d.left !== undefined), box: (d) => box(d.size, d.lid, d.side), arrow: (d) => arrow(d.size, d.colour, d.width), tick: (d) => tick(d.size, d.colour, d.width), barcode: (d) => barcode(Number(d.seed), Number(d.width), Number(d.height)) };
for (const place of document.querySelectorAll('[data-part]')) place.innerHTML = parts[place.dataset.part](place.dataset);
