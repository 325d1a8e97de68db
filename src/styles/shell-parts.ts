import { bandTokens } from '#src/domain/palette.ts';

const whole = 'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none';
const row = 'display:flex;align-items:center;text-decoration:none';

/** The ink band's ground and what the tokens become on it. */
export const bandGround = `--paper:var(--band);${Object.entries(bandTokens)
  .map(([name, value]) => `--${name}:${value}`)
  .join(';')};background:var(--band);color:var(--ink)`;

/** The parts of header, menus, footer and everything that opens over a page. */
export const shellParts: Record<string, string> = {
  // What is in the header is in sight already: the page must not scroll for its focus because of the scroll padding.
  masthead:
    '&{position:sticky;top:0;z-index:10;background:var(--paper);border-bottom:1px solid var(--line);view-transition-name:header}& :is(a,button){scroll-margin-top:-6rem}',
  homelink: `&{${row};gap:.6rem;min-height:2.75rem}& svg{width:1.75rem;flex:none}& span{font:600 1.35rem/1 var(--display);letter-spacing:-.035em;text-transform:lowercase}@media(min-width:36rem){& svg{width:2rem}& span{font-size:1.5rem}}`,
  trail:
    '&{padding-top:1.5rem}& ol{display:flex;flex-wrap:wrap;gap:0 .6rem}& li{display:flex;align-items:center;gap:.6rem;min-height:2rem}& li:not(:last-child)::after{content:"/";content:"/"/""}',
  online: `&{${row};gap:.6rem;padding:.5rem .75rem .25rem;font-size:.875rem;font-weight:600}&::before{content:"";width:.6rem;height:.6rem;background:var(--online);forced-color-adjust:none}`,
  biglink:
    '&[aria-current]{color:var(--signal)}&{min-height:4rem;font:600 1.875rem/1.2 var(--display);letter-spacing:-.035em}',
  footcols:
    '&{display:grid;gap:2.5rem}@media(min-width:36rem){&{grid-template-columns:1.2fr 1fr 1.4fr}&>:first-child{grid-column:span 3;max-width:30rem}}@media(min-width:64rem){&{grid-template-columns:2fr 1.2fr 1fr 1.4fr}&>:first-child{grid-column:auto}}',
  footline:
    '&{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;margin-top:2.5rem;padding-top:1.25rem;border-top:1px solid var(--line)}@media print{&{margin:0;border:0}}',
  bar: '&{display:flex;align-items:center;min-height:4.25rem}@media(min-width:24rem){&{gap:.25rem}}@media(min-width:36rem){&{gap:.5rem}}',
  navlink: `&{${row};min-height:2.75rem;padding-inline:.75rem;font-weight:500;border-bottom:2px solid transparent}&:hover{color:var(--signal)}&[aria-current]{border-color:var(--signal)}`,
  menubtn:
    '&{display:inline-flex;align-items:center;justify-content:center;gap:.375rem;min-width:2.75rem;min-height:2.75rem;padding-inline:.4rem;border-radius:4px;font-size:1rem;font-weight:600;line-height:1.5}&:hover{background:var(--sand)}@media(min-width:24rem){&{padding-inline:.6rem}}',
  item: `&{${row};gap:.75rem;min-height:2.75rem;padding:.5rem .75rem}&:hover{background:var(--sand)}`,
  panel: '&{margin:0;padding:.5rem;background:var(--surface);color:var(--ink);border:1px solid var(--ink)}',
  // On a phone it sticks to the foot of the screen and ends below the page, so it never lies over the last of it.
  suggest:
    '&{position:sticky;z-index:9;bottom:1rem;order:1;margin:1rem var(--gutter);display:flex;align-items:center;gap:.5rem;padding-left:1rem}:root:has(&:not([hidden])){scroll-padding-bottom:8rem}@media(min-width:36rem){&{position:fixed;inset:4.75rem var(--gutter) auto auto;height:fit-content;margin:0}}@media print{&{display:none}}',
  // A menu hangs from the foot of the header, and below the end of its own button where a browser can do that.
  popover:
    '&{position:fixed;inset:4.25rem var(--gutter) auto auto;min-width:16rem}@supports(position-area:end){@media(min-width:36rem){&{inset:auto;position-area:bottom span-left;margin-top:.8rem}}}',
  sheet: `&{${whole};overflow-y:auto;background:var(--paper);color:var(--ink)}&::backdrop{background:var(--ink)}`,
  viewer: `&{${whole};${bandGround};flex-direction:column;touch-action:pan-y pinch-zoom}&[open]{display:flex}`,
  consent:
    '&{position:sticky;order:2;bottom:0;z-index:15;max-height:60vh;overflow-y:auto;background:var(--surface);border-top:2px solid var(--ink);transition:opacity .3s}&>div{display:grid;gap:1rem 2.5rem;align-items:center;padding-block:1.25rem}&>div>:first-child{padding-right:2.75rem}@media(min-width:48rem){&>div{grid-template-columns:1fr auto}&>div>:first-child{padding-right:0}}',
  chat: '&{position:fixed;z-index:20;right:0;bottom:0;display:flex;flex-direction:column;width:100%;height:min(38rem,85dvh);background:var(--surface);border:1px solid var(--ink)}@media(min-width:36rem){&{right:1rem;bottom:1rem;width:24rem}}',
  skip: '&{position:absolute;z-index:20;top:-6rem;left:1rem;padding:.75rem 1.25rem;background:var(--signal);color:var(--onsignal);font-weight:600}&:focus{top:1rem}',
  foothead: '&{margin-bottom:.25rem;font:600 1rem/1.5 var(--text);letter-spacing:0}',
  flink: `&{${row};display:inline-flex;min-height:2.25rem;color:var(--soft)}&:hover{color:var(--ink);text-decoration:underline}`,
};
