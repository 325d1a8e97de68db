const green = '#07623C', deep = '#04402A', blush = '#FFC9D2', pale = '#FFEEF0', butter = '#FFDC73', sky = '#A9D8F5', mint = '#B4E6C6', coral = '#FF8A72', plum = '#C9B3F0', cream = '#FFF8EC';

// Portraits: one colour per person, the same on every screen. 100 wide, shoulders cut off by the circle.
const skins = { light: ['#F6C7A6', '#E8AF8B'], rose: ['#F2B79B', '#DF9C7E'], tan: ['#D99B6C', '#C28455'], brown: ['#9A6240', '#834F31'], dark: ['#6E4630', '#5A3725'] };
const hair = {
  bob: (c) => [`<path d="M20 74V46a30 31 0 0 1 60 0v28z" fill="${c}"/>`, `<path d="M26 48a24 24 0 0 1 24-24c16 0 24 12 24 24-14 0-26-4-32-12-2 8-8 12-16 12z" fill="${c}"/>`],
  scarf: (c, dark) => [`<path d="M18 92V48a32 33 0 0 1 64 0v44z" fill="${c}"/>`, `<path d="M50 15a33 33 0 0 1 33 33v20c0 14-12 24-33 24S17 82 17 68V48a33 33 0 0 1 33-33zm0 17a19 21 0 0 0-19 21c0 16 8 25 19 25s19-9 19-25a19 21 0 0 0-19-21z" fill="${c}" fill-rule="evenodd"/><path d="M17 66c10 14 24 18 44 14l14 20H17z" fill="${dark}"/>`],
  short: (c) => ['', `<path d="M25 48c-4-22 10-32 26-32 18 0 28 12 24 32-2-8-6-13-10-16-8 4-24 4-32 0-4 4-6 9-8 16z" fill="${c}"/>`],
  tail: (c) => [`<path d="M66 26c22-4 26 18 20 44-8-4-14-16-16-28z" fill="${c}"/>`, `<path d="M26 52c-4-24 8-34 24-34s28 10 24 34c-4-10-10-16-16-19-8 6-22 8-28 7-2 4-3 7-4 12z" fill="${c}"/>`],
  curls: (c) => [[[28, 36], [24, 52], [38, 24], [52, 20], [66, 26], [75, 38], [77, 54]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="14" fill="${c}"/>`).join(''), `<path d="M30 40c6-10 34-12 40 0-4-16-36-18-40 0z" fill="${c}"/>`],
  flat: (c) => ['', `<path d="M26 44V26a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v18c-4-6-6-8-8-12H34c-2 4-4 6-8 12z" fill="${c}"/>`],
  bun: (c) => [`<circle cx="50" cy="15" r="13" fill="${c}"/>`, `<path d="M23 52v-8a27 28 0 0 1 54 0v8c-5-11-13-17-27-17s-22 6-27 17z" fill="${c}"/>`],
  bald: (c) => [`<path d="M22 60a7 10 0 0 1 2-20h52a7 10 0 0 1 2 20z" fill="${c}"/>`, ''],
  wave: (c) => [`<path d="M18 78c4-10 0-18 2-32a30 30 0 0 1 60 0c2 14-2 22 2 32-12 4-52 4-64 0z" fill="${c}"/>`, `<path d="M26 50c2-16 12-24 26-24s22 8 22 24c-6-2-12-6-14-14-8 8-20 14-34 14z" fill="${c}"/>`],
};
const people = {
  Samira: { ground: butter, skin: 'tan', style: 'scarf', hair: '#0B7F86', scarf: '#086067', top: '#086067' },
  Bea: { ground: sky, skin: 'light', style: 'bob', hair: '#8C949E', top: '#C4402F', glasses: '#C4402F' },
  'Bea ziek': { ground: sky, skin: 'light', style: 'bob', hair: '#8C949E', top: '#C4402F', glasses: '#C4402F', sad: true },
  Joost: { ground: mint, skin: 'rose', style: 'short', hair: '#A4501E', top: '#2B4C9B', beard: '#A4501E' },
  Ilse: { ground: coral, skin: 'light', style: 'tail', hair: '#F2C14B', top: '#FFF8EC' },
  Dwayne: { ground: plum, skin: 'dark', style: 'flat', hair: '#20130D', top: '#FFDC73' },
  Tineke: { ground: blush, skin: 'brown', style: 'curls', hair: '#2B1710', top: '#07623C', earring: '#FFDC73' },
  'De Wit': { ground: '#DDF1E4', skin: 'light', style: 'bun', hair: '#F4F1EA', top: '#7B62B8', glasses: '#04402A', old: true },
  Bakker: { ground: '#DDF1E4', skin: 'rose', style: 'bald', hair: '#DAD7D0', top: '#3E5C76', glasses: '#3A2A20', moustache: '#DAD7D0', old: true },
  Hoekstra: { ground: '#DDF1E4', skin: 'light', style: 'wave', hair: '#D9D3C7', top: '#E0607A', old: true },
  'Tjin A Koeng': { ground: '#DDF1E4', skin: 'tan', style: 'short', hair: '#7C7C80', top: '#B0532E', old: true },
  Yilmaz: { ground: '#DDF1E4', skin: 'tan', style: 'scarf', hair: '#EDE3F7', scarf: '#CDB9E8', top: '#CDB9E8', old: true },
  Postma: { ground: '#DDF1E4', skin: 'rose', style: 'short', hair: '#ECE8DF', top: '#07623C', glasses: '#04402A', old: true },
  Visser: { ground: '#DDF1E4', skin: 'brown', style: 'curls', hair: '#B9B4AE', top: '#C9B3F0', old: true },
  Ruiter: { ground: '#DDF1E4', skin: 'light', style: 'flat', hair: '#B98A4A', top: '#2B4C9B', beard: '#B98A4A' },
  Mohan: { ground: '#DDF1E4', skin: 'tan', style: 'bun', hair: '#5B5560', top: '#E0607A', earring: '#E9B93B', old: true },
  Anja: { ground: '#DDF1E4', skin: 'light', style: 'wave', hair: '#7A4A2B', top: '#2B4C9B' },
};
let faces = 0;
const bust = (name) => {
  const p = people[name], [skin, shade] = skins[p.skin], [back, front] = hair[p.style](p.hair, p.scarf);
  const brow = p.style === 'scarf' ? '#3A2317' : p.hair;
  return `${back}<path d="M8 112a42 34 0 0 1 84 0z" fill="${p.top}"/><path d="M40 66h20v14a10 9 0 0 1-20 0z" fill="${shade}"/><circle cx="26" cy="52" r="5" fill="${skin}"/><circle cx="74" cy="52" r="5" fill="${skin}"/>
  <path d="M26 44a24 24 0 0 1 48 0v10a24 24 0 0 1-48 0z" fill="${skin}"/>${p.beard ? `<path d="M26 52v6a24 22 0 0 0 48 0v-6c-4 8-12 10-24 10s-20-2-24-10z" fill="${p.beard}"/>` : ''}
  <circle cx="40" cy="51" r="2.800" fill="#2A1A14"/><circle cx="60" cy="51" r="2.800" fill="#2A1A14"/>${p.glasses && p.old ? '' : `<path d="M35 44q5-3 9 0M56 44q5-3 9 0" stroke="${brow}" stroke-width="2.400" fill="none" stroke-linecap="round"/>`}
  ${p.old ? `<path d="M31 57q3 3 6 2M63 59q3 1 6-2" stroke="${shade}" stroke-width="1.800" fill="none"/>` : `<circle cx="34" cy="60" r="4" fill="${shade}" opacity=".5"/><circle cx="66" cy="60" r="4" fill="${shade}" opacity=".5"/>`}${p.sad ? '<circle cx="32" cy="62" r="6" fill="#F08A72"/><circle cx="68" cy="62" r="6" fill="#F08A72"/>' : ''}
  ${p.moustache ? `<path d="M38 64q6-6 12-2 6-4 12 2-6 3-12 1-6 2-12-1z" fill="${p.moustache}"/>` : ''}<path d="M42 ${p.moustache ? 68 : 64}q8 ${p.moustache ? 4 : p.sad ? -5 : 9} 16 0" stroke="${p.beard ? '#FFF8EC' : '#8E3B2C'}" stroke-width="2.800" fill="none" stroke-linecap="round"/>
  ${front}${p.glasses ? `<g fill="none" stroke="${p.glasses}" stroke-width="2.400"><circle cx="40" cy="51" r="8"/><circle cx="60" cy="51" r="8"/><path d="M48 50q2-2 4 0M32 50l-6-2M68 50l6-2"/></g>` : ''}${p.earring ? `<circle cx="25" cy="60" r="3" fill="${p.earring}"/><circle cx="75" cy="60" r="3" fill="${p.earring}"/>` : ''}`;
};
// A face in a circle, for use inside an SVG; r is the radius.
const face = (name, cx, cy, r, { ring, ground } = {}) => {
  const id = `f${faces += 1}`;
  return `${ring ? `<circle cx="${cx}" cy="${cy}" r="${r + ring[1]}" fill="${ring[0]}"/>` : ''}<clipPath id="${id}"><circle cx="50" cy="50" r="50"/></clipPath><g transform="translate(${cx - r} ${cy - r}) scale(${r / 50})"><circle cx="50" cy="50" r="50" fill="${ground ?? people[name].ground}"/><g clip-path="url(#${id})"><g transform="translate(0 4)">${bust(name)}</g></g></g>`;
};
const portrait = (name, size, o) => `<svg width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" style="flex:none;overflow:visible">${face(name, size / 2, size / 2, size / 2, o)}</svg>`;

// The mark: two quarter circles that become one door, or two people side by side.
const mark = (height = 60, a = green, b = coral) => `<svg viewBox="0 0 100 100" width="${height}" height="${height}"><path d="M50 100V50H0a50 50 0 0 0 50 50z" fill="${a}"/><path d="M50 0a50 50 0 0 1 50 50H50z" fill="${b}"/><circle cx="24" cy="24" r="20" fill="${a}"/><circle cx="76" cy="76" r="20" fill="${b}"/></svg>`;
const logo = ({ height = 60, colour = deep, a = green, b = coral }) => `<span style="display:inline-flex;align-items:center;gap:${height * 0.26}px">${mark(Number(height), a, b)}<b style="font:700 ${height * 0.52}px/0.88 'Familjen Grotesk';letter-spacing:-0.04em;color:${colour}">zorg en<br>samen</b></span>`;

// A band along a circle from one hour to another, and the point at an hour; twelve o'clock is above, a day is one turn.
const at = (cx, cy, r, hour) => { const a = ((hour - 12) / 24) * 2 * Math.PI; return [cx + r * Math.sin(a), cy - r * Math.cos(a)]; };
const band = (cx, cy, r, from, to, width, colour) => { const [x1, y1] = at(cx, cy, r, from), [x2, y2] = at(cx, cy, r, to); return `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}A${r} ${r} 0 ${to - from > 12 ? 1 : 0} 1 ${x2.toFixed(1)} ${y2.toFixed(1)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`; };
const tick = (size = 24, colour = green, width = 4) => `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" style="flex:none"><path d="M4 13l6 6L21 6"/></svg>`;
const svg = (w, h, body, style = '') => `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="${style}">${body}</svg>`;
const words = (x, y, text, size, { weight = 500, colour = deep, anchor = 'start', spacing = 0 } = {}) => `<text x="${x}" y="${y}" font-family="Familjen Grotesk" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}" letter-spacing="${spacing}em">${text}</text>`;

const parts = { logo, mark: (d) => mark(Number(d.height ?? 60), d.a, d.b), face: (d) => portrait(d.name, Number(d.size), d.ring ? { ring: [d.ring, 4] } : {}), tick: (d) => tick(d.size, d.colour, d.width) };
for (const place of document.querySelectorAll('[data-part]')) place.innerHTML = parts[place.dataset.part](place.dataset);
