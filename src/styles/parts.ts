import { sectionParts } from './section-parts.ts';
import { bandGround, shellParts } from './shell-parts.ts';

const button =
  'display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-height:3rem;padding:.6rem 1.15rem;border:1px solid transparent;border-radius:4px;font-weight:600;line-height:1.25;text-decoration:none';
const column = 'grid-template-columns:repeat(12,minmax(0,1fr))';

const onScreen = '@media print{&{display:none}}';

/**
 * The parts of the design language: a class here is one decision, and `&` in its rules is the class. A page carries the
 * parts it uses and no other; what is special to one place is a utility beside its element.
 */
export const parts: Record<string, string> = {
  // Layout. The columns of `cols` are five and seven unless a child says otherwise.
  wrap: '&{width:100%;max-width:76rem;margin-inline:auto;padding-inline:var(--gutter)}',
  band: '&{padding-block:var(--rhythm)}',
  'band-s': '&{padding-block:var(--half)}',
  cols: `&{display:grid;gap:2rem;grid-template-columns:minmax(0,1fr)}@media(min-width:64rem){&{${column}}&>*{grid-column:span 5;padding-right:1.5rem}&>*+*{grid-column:span 7;padding-right:0}}`,
  duo: `&{display:grid;gap:1.5rem 2rem;grid-template-columns:minmax(0,1fr)}@media(min-width:48rem){&{${column};align-items:center}&>*{grid-column:span 7}&>*+*{grid-column:span 5}}@media print{&{display:block}}`,
  head: '&{max-width:45rem;margin-bottom:2.5rem}',
  pad: '&{padding:clamp(1.25rem,2.5vw,2.25rem)}',
  actions: '&{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}',
  // A ground of its own sets the tokens anew, so that everything on it keeps its classes.
  'on-field': `&{--paper:var(--field);--ink:var(--onfield);--soft:var(--onfield);--deep:var(--onfield);--line:color-mix(in srgb,var(--onfield) 40%,transparent);--signal:var(--onfield);--onsignal:var(--field);background:var(--field);color:var(--ink)}`,
  'on-band': `&{${bandGround}}`,
  // Type
  lead: '&{max-width:38rem;color:var(--soft);font-size:clamp(1.125rem,1rem + .6vw,1.35rem);line-height:1.5}',
  prose: '&{max-width:66ch}',
  icon: '&{display:inline-block;flex:none;width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
  arrow: '&{width:1.15em;height:1.15em;transition:translate .2s ease-out}',
  note: '&{color:var(--soft);font-size:.9375rem}',
  num: '&{color:var(--deep);font:600 .875rem/1.4 var(--text);font-variant-numeric:tabular-nums}',
  title: '&{font:600 1.25rem/1.2 var(--display);letter-spacing:-.015em}',
  // Small enough for the longest name of a service, Marketingautomatisering, from 320 px on.
  term: '&{font-size:clamp(1.4rem,1.1rem + 1.5vw,2.2rem)}',
  minor: '&{font-size:1.5rem;line-height:1.2}',
  grand: '&{max-width:24ch;font-size:clamp(2.1rem,1.4rem + 3vw,4rem);letter-spacing:-.035em}',
  big: '&{font-size:1.25rem;line-height:1.5}',
  figure:
    '&{font:600 clamp(2.4rem,.6rem + 4.2vw,4.4rem)/1 var(--display);letter-spacing:-.035em;font-variant-numeric:tabular-nums}',
  'sr-only': '&{position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap;clip-path:inset(50%)}',
  // Actions
  'btn-primary': `&{${button};background:var(--signal);color:var(--onsignal)}&:hover{background:var(--ink);color:var(--paper)}${onScreen}`,
  'btn-line': `&{${button};border-color:currentColor}&:hover{border-color:var(--ink);background:var(--ink);color:var(--paper)}${onScreen}`,
  link: '&{text-decoration:underline 1px}&:hover{color:var(--signal);text-decoration-thickness:2px}',
  linkrow:
    '&{display:flex;align-items:center;justify-content:space-between;gap:.75rem;min-height:3rem;padding-block:.25rem;text-decoration:none}&:hover{color:var(--signal)}',
  chip: '&{display:inline-flex;align-items:center;min-height:2rem;padding:.25rem .75rem;border:1px solid var(--line);border-radius:4px;font-size:.875rem;text-decoration:none}',
  // Lists and cards: borders, never shadows
  rows: '&{border-top:1px solid var(--ink)}&>*{border-bottom:1px solid var(--line)}&>:has(>a:hover){border-color:var(--ink)}',
  ticks:
    '&>*{display:flex;gap:1rem;align-items:baseline;padding-block:.8rem}&>::before{content:"";flex:none;width:.8rem;height:.8rem;background:var(--deep);border-radius:0 0 100%;forced-color-adjust:none}',
  cells:
    '&{display:grid;border:solid var(--line);border-width:1px 0 0 1px}&>*{border:solid var(--line);border-width:0 1px 1px 0;background:var(--surface)}',
  card: '&{background:var(--surface);border:1px solid var(--line)}&:has(>a:hover){border-color:var(--ink)}',
  frame: '&{overflow:clip;border:1px solid var(--ink);background:var(--b)}',
  flag: '&{background:var(--flagpaper)}',
  // Forms
  field:
    '&{width:100%;min-height:3rem;padding:.6rem .9rem;background:var(--surface);border:1px solid var(--edge);border-radius:4px}&::placeholder{color:var(--soft)}&:focus{border-color:var(--ink)}&[aria-invalid]{border:2px solid var(--signal)}',
  label: '&{display:block;margin-bottom:.375rem;font-weight:600}',
  alertbox: '&{padding:1rem 1.25rem;background:var(--surface);border:1px solid var(--signal);border-left-width:6px}',
  fielderror: '&{margin-top:.375rem;color:var(--signal);font-size:.9375rem;font-weight:600}',
  ...sectionParts,
  ...shellParts,
};
