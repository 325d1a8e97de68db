const ink = '#262B2F', steel = '#5B646B', line = '#B9B4A8', sun = '#FFC61A', pale = '#FFE9A8', paper = '#EFECE5', sand = '#DCD6CA', glass = '#C9DDE1';

// Letters sawn from a profile of 20 by 20 with mitred corners. Height 100: [centre line, width, corners].
const sawn = {
  A: ['M10 100V10H62V100M10 58H62', 72, [[10, 10, 1], [62, 10, -1]]], B: ['M10 10H56V50H10M10 10V90H62V50H10', 72, [[10, 10, 1], [62, 90, 1], [10, 90, -1]]], C: ['M64 10H10V90H64', 68, [[10, 10, 1], [10, 90, -1]]],
  D: ['M10 10H46L62 28V72L46 90H10Z', 72, [[10, 10, 1], [10, 90, -1]]], E: ['M62 10H10V90H62M10 50H56', 64, [[10, 10, 1], [10, 90, -1]]], F: ['M62 10H10V100M10 52H56', 62, [[10, 10, 1]]],
  G: ['M64 10H10V90H62V50H40', 72, [[10, 10, 1], [10, 90, -1], [62, 90, 1], [62, 50, -1]]], H: ['M10 0V100M62 0V100M10 50H62', 72, []], I: ['M10 0V100', 20, []], J: ['M52 0V90H0', 62, [[52, 90, 1]]],
  K: ['M10 0V100M66 0 22 50 66 100', 72, []], L: ['M10 0V90H60', 60, [[10, 90, -1]]], M: ['M10 100V10H94V100M52 10V100', 104, [[10, 10, 1], [94, 10, -1]]], N: ['M10 100V10H62V100', 72, [[10, 10, 1], [62, 10, -1]]],
  O: ['M10 10H62V90H10Z', 72, [[10, 10, 1], [62, 10, -1], [62, 90, 1], [10, 90, -1]]], P: ['M10 100V10H62V56H10', 72, [[10, 10, 1], [62, 10, -1], [62, 56, 1]]], R: ['M10 100V10H62V54H10M34 54 64 100', 74, [[10, 10, 1], [62, 10, -1], [62, 54, 1]]],
  S: ['M62 10H10V50H62V90H8', 72, [[10, 10, 1], [10, 50, -1], [62, 50, -1], [62, 90, 1]]], T: ['M0 10H68M34 10V100', 68, []], U: ['M10 0V90H62V0', 72, [[10, 90, -1], [62, 90, 1]]], V: ['M8 0 32 90H40L64 0', 72, []],
  W: ['M10 0V90H94V0M52 90V0', 104, [[10, 90, -1], [94, 90, 1]]], Z: ['M8 10H60L12 90H64', 70, []], ' ': ['', 30, []],
};
const saw = (text, x, y, height, colour = ink, ground = paper, gap = 13) => {
  let at = 0;
  const body = [...text].map((c) => { const [d, w, corners] = sawn[c]; const out = `<g transform="translate(${at} 0)"><path d="${d}" stroke="${colour}" stroke-width="20"/>${corners.map(([a, b, s]) => `<path d="M${a - 11 * s} ${b - 11}L${a + 11 * s} ${b + 11}" stroke="${ground}" stroke-width="3"/>`).join('')}</g>`; at += w + gap; return out; }).join('');
  return `<g transform="translate(${x} ${y}) scale(${height / 100})" fill="none" stroke-miterlimit="8">${body}</g>`;
};
const sawWidth = (text, gap = 13) => [...text].reduce((sum, c) => sum + sawn[c][1] + gap, -gap);
const sawWord = (text, height, colour, ground) => `<svg viewBox="0 0 ${sawWidth(text)} 100" height="${height}" role="img" aria-label="${text}">${saw(text, 0, 0, 100, colour, ground)}</svg>`;
// The mark: a window with the sun in its lower light.
const mark = (height = 50, colour = ink, light = sun, ground = paper) => `<svg viewBox="0 0 100 100" height="${height}" width="${height}"><path d="M0 0h100v100H0zM16 16v68h68V16z" fill="${colour}" fill-rule="evenodd"/><path d="M84 84H16A68 68 0 0 1 84 16z" fill="${light}"/><path d="M-1-1 17 17M101-1 83 17M-1 101 17 83M101 101 83 83" stroke="${ground}" stroke-width="3"/></svg>`;
const logo = ({ height = 50, colour = ink, ground = paper, light = sun }) => `<span style="display:inline-flex;align-items:center;gap:${height * 0.32}px">${mark(Number(height), colour, light, ground)}<span style="display:grid;gap:${height * 0.14}px">${sawWord('ARTITECH', height * 0.5, colour, ground)}<span style="font:500 ${height * 0.3}px/1 'Instrument Sans';color:${colour}">Nederland</span></span></span>`;

const words = (x, y, text, size, { weight = 500, colour = ink, anchor = 'start', rotate = 0 } = {}) => `<text x="${x}" y="${y}" font-family="Instrument Sans" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}" ${rotate ? `transform="rotate(${rotate} ${x} ${y})"` : ''} style="font-variant-numeric:tabular-nums">${text}</text>`;
// Dimension lines with the slash that draughtsmen use instead of arrowheads.
const across = (x1, x2, y, text, { size = 20, colour = ink, from = y, ground = paper, tick = 9 } = {}) => `<path d="M${x1} ${from}V${y + 10}M${x2} ${from}V${y + 10}M${x1 - 14} ${y}H${x2 + 14}" stroke="${colour}" stroke-width="1.500"/><path d="M${x1 - tick} ${y + tick}l${tick * 2}${-tick * 2}M${x2 - tick} ${y + tick}l${tick * 2}${-tick * 2}" stroke="${colour}" stroke-width="3"/>${words((x1 + x2) / 2, y - 9, text, size, { anchor: 'middle', colour })}`;
const upright = (y1, y2, x, text, { size = 20, colour = ink, from = x, tick = 9 } = {}) => `<path d="M${from} ${y1}H${x - 10}M${from} ${y2}H${x - 10}M${x} ${y1 - 14}V${y2 + 14}" stroke="${colour}" stroke-width="1.500"/><path d="M${x - tick} ${y1 + tick}l${tick * 2}${-tick * 2}M${x - tick} ${y2 + tick}l${tick * 2}${-tick * 2}" stroke="${colour}" stroke-width="3"/>${words(x - 9, (y1 + y2) / 2, text, size, { anchor: 'middle', colour, rotate: -90 })}`;
const sheet = (w, h, step = 40, colour = '#E5E1D7') => `<path d="${Array.from({ length: Math.ceil(w / step) }, (_, i) => `M${i * step + step} 0v${h}`).join('')}${Array.from({ length: Math.ceil(h / step) }, (_, i) => `M0 ${i * step + step}h${w}`).join('')}" stroke="${colour}" stroke-width="1.500" fill="none"/>`;

// A window seen from outside: lights from left to right as [width, kind]; kinds fixed, left, right (handle side) and door.
const elevation = (x, y, scale, lights, height, { frame = 70, sash = 62, colour = ink, pane = glass, ground = '#fff', shine = true } = {}) => {
  const f = frame * scale, s = sash * scale, h = height * scale, total = lights.reduce((sum, [w]) => sum + w, 0) * scale;
  let at = x, out = `<rect x="${x}" y="${y}" width="${total}" height="${h}" fill="${colour}"/>`;
  lights.forEach(([width, kind], i) => {
    const w = width * scale, l = at + (i === 0 ? f : f / 2), r = at + w - (i === lights.length - 1 ? f : f / 2), t = y + f, b = y + h - f;
    const opens = kind !== 'fixed', gl = opens ? l + s : l + 4, gr = opens ? r - s : r - 4, gt = opens ? t + s : t + 4, gb = opens ? b - s : b - 4;
    out += `<rect x="${l}" y="${t}" width="${r - l}" height="${b - t}" fill="${ground}"/><rect x="${l + 2}" y="${t + 2}" width="${r - l - 4}" height="${b - t - 4}" fill="${colour}"/><rect x="${gl}" y="${gt}" width="${gr - gl}" height="${gb - gt}" fill="${pane}"/>`;
    if (shine) out += `<path d="M${gl} ${gb}V${gt + (gb - gt) * 0.45}L${gl + (gr - gl) * 0.75} ${gt}H${gr}v${(gb - gt) * 0.12}L${gl + (gr - gl) * 0.3} ${gb}z" fill="#fff" opacity=".45"/>`;
    if (opens) {
      const near = kind === 'right' ? gr : gl, far = kind === 'right' ? gl : gr, mid = (gt + gb) / 2;
      out += `<path d="M${far} ${gt}L${near} ${mid}L${far} ${gb}M${gl} ${gb}L${(gl + gr) / 2} ${gt}L${gr} ${gb}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="12 8"/><rect x="${(kind === 'right' ? r - s / 2 : l + s / 2) - 4}" y="${mid - 26}" width="8" height="52" rx="4" fill="${ground}"/>`;
    }
    at += w;
  });
  const cut = (px, py, dx, dy) => `<path d="M${px} ${py}l${f * dx} ${f * dy}" stroke="${ground}" stroke-width="1.500"/>`;
  return `${out}${cut(x, y, 1, 1)}${cut(x + total, y, -1, 1)}${cut(x, y + h, 1, -1)}${cut(x + total, y + h, -1, -1)}`;
};

const svg = (w, h, body, style = '') => `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="${style}">${body}</svg>`;
const parts = { logo, mark: (d) => mark(Number(d.height ?? 50), d.colour, d.light, d.ground), saw: (d) => sawWord(d.text, Number(d.height), d.colour, d.ground) };
for (const place of document.querySelectorAll('[data-part]')) place.innerHTML = parts[place.dataset.part](place.dataset);
