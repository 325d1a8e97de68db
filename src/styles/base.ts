import { tokens } from '#src/domain/palette.ts';
import { fontFallbacks } from './font-fallbacks.ts';

const light = Object.entries(tokens).map(([name, [value]]) => `--${name}:${value}`);
const dark = Object.entries(tokens).flatMap(([name, [value, other]]) => (other === value ? [] : `--${name}:${other}`));

/** Letters of the shortest word that gets hyphens. */
export const hyphenatedFrom = 16;

/**
 * Styles of bare elements and the design tokens. It is inlined in every page, so each line earns its bytes.
 * A font that arrives after the first paint is for the next page, so nothing moves on this one.
 * A browser may paint a document that is half there, and what comes then would push aside what was painted: the header and
 * the sections are shown once whatever stands behind them has begun. The last section has nothing behind it; Chromium, which
 * paints earliest, calls it the last child only when the whole of `main` has come. To ask here whether the footer is there
 * would cost a slow phone 20 ms of styles.
 * Hyphens are for the long words that Dutch makes; a browser left to itself breaks short ones too, in titles and on buttons.
 * Safari counts only what stands before and behind a hyphen, so there they begin at twelve letters.
 */
export const base = `
@font-face{font-family:Familjen;src:url(/fonts/familjen.woff2);font-weight:600;font-display:optional}
@font-face{font-family:Instrument;src:url(/fonts/instrument.woff2);font-weight:400 600;font-display:optional}
${fontFallbacks}
:root{color-scheme:light dark;--display:Familjen,Familjen-fallback,sans-serif;--text:Instrument,sans-serif;--gutter:clamp(1rem,5vw,3rem);--rhythm:clamp(4rem,9vw,8rem);--half:clamp(2.5rem,5.5vw,5rem);${light.join(';')}}
@media screen and (prefers-color-scheme:dark){:root{${dark.join(';')}}}
*,::before,::after{box-sizing:border-box;border:0 solid var(--line)}
*{margin:0;padding:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:6rem;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.6 var(--text)}
@media (min-width:48rem){html{font-size:1.125rem}}
body{min-height:100dvh;display:flex;flex-direction:column;hyphens:auto;hyphenate-limit-chars:${hyphenatedFrom} 6 6;-webkit-hyphenate-limit-before:6;-webkit-hyphenate-limit-after:6;overflow-wrap:break-word}
header:not(:has(+*)),main>:not(:has(+*),:last-child){visibility:hidden}
main{flex:1}
h1,h2,h3{font-family:var(--display);font-weight:600;letter-spacing:-.025em;line-height:1.08;text-wrap:balance}
h1{font-size:clamp(2.1rem,1.42rem + 4vw,4.6rem);letter-spacing:-.035em;line-height:1.03}
h2{font-size:clamp(1.8rem,1.4rem + 1.8vw,2.9rem)}
h3{font-size:clamp(1.2rem,1.12rem + .35vw,1.4rem);letter-spacing:-.015em;line-height:1.2}
h1+p{margin-top:1.5rem}
h2+p{margin-top:1rem}
h3+p{margin-top:.5rem}
p,li,dt,dd{text-wrap:pretty}
ul,ol{list-style:none}
a{color:inherit;text-underline-offset:.18em}
img,svg{display:block;max-width:100%}
img{height:auto}
button,input,select,textarea{font:inherit;color:inherit;background:none;border-radius:0}
button,summary{cursor:pointer}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
s{text-decoration-thickness:2px}
:focus-visible,[aria-selected=true]{outline:3px solid var(--signal);outline-offset:3px}
::selection{background:var(--signal);color:var(--onsignal)}
[hidden]{display:none!important}
html:has(:modal){overflow:hidden}
:is(a,button):hover .arrow{translate:3px}
@view-transition{navigation:auto}
@media (prefers-reduced-motion:reduce){*{transition:none!important}@view-transition{navigation:none}}
`
  .trim()
  .replaceAll('\n', '');
