const sm = (css: string) => `@media(min-width:36rem){${css}}`;
const md = (css: string) => `@media(min-width:48rem){${css}}`;
const lg = (css: string) => `@media(min-width:64rem){${css}}`;
const columns = (count: number) => `grid-template-columns:repeat(${count},minmax(0,1fr))`;

/** Outlines of neighbouring tiles that share their lines: left and top on the list, right and bottom on each tile. */
const outline = '&{display:grid;border:solid var(--ink);border-width:1px 0 0 1px}';
const outlined = 'border:solid var(--ink);border-width:0 1px 1px 0';

/** The parts that one kind of section has, each with what stands in it. */
export const sectionParts: Record<string, string> = {
  // Openings
  hero: `&{display:grid;gap:1.5rem 2rem;grid-template-columns:minmax(0,1fr);padding-block:clamp(1.5rem,4vw,3.5rem) clamp(2.5rem,5vw,4rem)}${lg('&{grid-template-columns:minmax(0,5fr) minmax(0,4fr)}&>:last-child{align-self:end}')}`,
  strip: '&{display:flex;border:solid var(--ink);border-width:1px 0;overflow:hidden}& svg{flex:1 0 14.2rem}',
  casehero: `&{padding-bottom:clamp(4rem,12vw,11rem)}&+*{margin-top:calc(-1*clamp(4rem,12vw,11rem))}& h1{font-size:clamp(2.6rem,1rem + 6.4vw,6.5rem)}`,
  // On a phone a row each, so that no long word is broken.
  facts: `&{border-bottom:1px solid var(--ink)}@media(max-width:29.99rem){&>*{display:flex;align-items:baseline;justify-content:space-between;gap:1rem;padding-block:.75rem}&>*+*{border-top:1px solid var(--line)}& dd{font-size:1.0625rem;text-align:right}}@media(min-width:30rem){&{display:grid;gap:0 2rem;${columns(2)}}&>*{padding-block:1.25rem}&>:first-child:nth-last-child(odd){grid-column:span 2}}${md(`&{${columns(3)}}&>:first-child:nth-last-child(odd){grid-column:auto}`)}${lg('&{grid-template-columns:none;grid-auto-columns:minmax(0,1fr);grid-auto-flow:column}& dd{font-size:1.125rem}')}`,
  // Its list and its line lie over what follows, so that nothing moves.
  finder:
    '&{display:block;position:relative;padding-bottom:1.75rem;font-weight:600}& input,&>:not(label){font-weight:400}&>:not(label){position:absolute;inset:auto 0}& [role=listbox]{z-index:5;max-height:24rem;overflow-y:auto}',
  // The six flags: two, three or six in a row
  tiles: `${outline}&{${columns(2)}}&>*{${outlined};background:var(--surface)}& a{display:block;height:100%;overflow:hidden;text-decoration:none}& svg{width:100%;border-bottom:1px solid var(--ink);transition:scale .2s ease-out;transform-origin:bottom}& a:hover svg{scale:1.06}& b{display:block;padding:.75rem .6rem 0;font:600 1rem/1.2 var(--display);letter-spacing:-.015em}& .note{display:block;padding:.25rem .6rem 1rem;font-size:.875rem}@media(min-width:24rem){&{${columns(3)}}& b{font-size:min(1rem,3.5vw)}}${md('& b,& .note{padding-inline:.8rem}')}${lg(`&{${columns(6)}}`)}`,
  flagindex: `&{display:grid;gap:0 1rem;padding-bottom:var(--half)}& a{display:flex;align-items:center;gap:.5rem;height:100%;min-height:3.5rem;padding-block:.5rem;border-top:1px solid var(--ink);font-size:.9375rem;font-weight:600;line-height:1.25;text-decoration:none}& a:hover{color:var(--signal)}& svg{flex:none;width:1.6rem}@media(min-width:22.5rem){&{${columns(2)}}}${md(`&{${columns(3)}}`)}@media(min-width:76rem){&{${columns(6)}}}`,
  board: `${outline}&{${columns(3)}}& li{${outlined};display:grid;aspect-ratio:1;place-items:center;font:600 clamp(1.6rem,4vw,3.2rem)/1 var(--display);letter-spacing:-.035em}& svg{width:100%}`,
  // Rows and columns under one rule
  trio: `&{border-top:1px solid var(--ink)}&>*{padding-block:1.5rem}&>*+*{border-top:1px solid var(--line)}${lg(`&{display:grid;${columns(3)}}&>*{padding:1.75rem}&>:first-child{padding-left:0}&>:last-child{padding-right:0}&>*+*{border:solid var(--line);border-width:0 0 0 1px}`)}`,
  claims: `&{display:grid;gap:0 2rem;border-top:1px solid var(--ink)}& li{display:flex;flex-direction:column;padding-block:1.5rem;border-bottom:1px solid var(--line)}& span{margin-top:.5rem;color:var(--soft)}& strong{font:600 1.875rem/1 var(--display);letter-spacing:-.035em}& li:nth-child(-n+3) strong{font-size:clamp(2.4rem,.6rem + 4.2vw,4.4rem)}${sm(`&{${columns(12)}}& li{grid-column:span 6}& li:nth-child(-n+3){grid-column:span 12}`)}${md('& li:nth-child(-n+3){grid-column:span 4}')}${lg('& li{grid-column:span 3}')}`,
  scenes: `&>*{display:grid;gap:.5rem 2rem;padding-block:1.75rem}& p{max-width:66ch;margin:0}${md('&>*{grid-template-columns:5fr 7fr}')}`,
  signalrows: `& a{display:grid;grid-template-columns:1fr auto;gap:.75rem 1.75rem;align-items:center;padding-block:1.25rem;line-height:1.5;text-decoration:none}& a>:first-child{grid-column:span 2;width:8rem}& span{color:var(--soft)}& b{display:block;margin-bottom:.25rem;color:var(--ink)}& a:hover b{color:var(--signal)}${sm('& a{grid-template-columns:8rem 1fr auto}& a>:first-child{grid-column:auto}')}`,
  topics:
    '&{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:0 2rem;margin-top:1.5rem}&>*{border-top:1px solid var(--line)}& a{display:flex;align-items:center;gap:1rem;min-height:3.5rem;padding-block:.5rem;text-decoration:none}& a:hover{color:var(--signal)}& svg{flex:none;width:3rem}',
  // Cards and pictures. A browser fetches lazy pictures up to 1250 px below the screen. One below it stands too far to the
  // left for that, by an animation that waits at its start until somebody scrolls or the picture is in sight, and then is
  // over for good; its place is kept. Where there are no such animations, or none at all, it stands in its place from the
  // start. The timelines have no shorthand: the minifier would write them into one that no browser reads.
  unseen: `@media screen{&{display:block;animation-name:scrolled,sighted;animation-timing-function:step-end;animation-fill-mode:both,none;animation-timeline:scroll(root),view();animation-range:0 1px,normal}& img{animation:arrive 1ms step-end both}@container style(--wait:yes){& img{animation-play-state:paused}}@keyframes scrolled{0%{--wait:yes}to{--wait:no}}@keyframes sighted{0%,to{--wait:no}}@keyframes arrive{0%{translate:-9999px}}}`,
  categoryblock: `&{display:grid;gap:1.5rem 2rem}& ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr));gap:0 2rem;margin-top:1.5rem;border-top:1px solid var(--ink)}& li{border-bottom:1px solid var(--line)}${md('&{grid-template-columns:5fr 7fr}')}${lg(`&{${columns(2)}}`)}`,
  shot: '&{width:100%;border:1px solid var(--ink);aspect-ratio:4/3}',
  five: `&{display:grid;gap:1.25rem}${sm(`&{${columns(2)}}&>:last-child{grid-column:span 2}`)}${lg(`&{${columns(6)}}&>*,&>:last-child{grid-column:span 2}&>:nth-child(-n+2){grid-column:span 3}`)}`,
  'gradient-top': '&{background:linear-gradient(90deg,var(--from),var(--to)) 0 0/100% 4px no-repeat var(--surface)}',
  twoblocks: `&{display:grid;gap:1.25rem}& a{display:flex;flex-direction:column;border:1px solid var(--ink);text-decoration:none}& h2{font-size:clamp(1.5rem,1.2rem + 1.2vw,2.2rem)}& p{max-width:32rem;margin-bottom:2rem}& b{display:flex;align-items:center;gap:.6rem;margin-top:auto;font-weight:600}${lg(`&{${columns(2)}}`)}`,
  logocell:
    '&{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.6rem;height:8rem;padding:1rem;text-decoration:none}',
  clientname:
    '&{font-size:clamp(1.7rem,1.3rem + 1.6vw,2.6rem);letter-spacing:-.035em;margin-top:.75rem}& .arrow{font-size:.7em;vertical-align:-.1em}',
  // What only one page has
  priceframe: `&{border:2px solid var(--ink);padding:clamp(1.25rem,4vw,3.5rem)}& dl{display:grid;gap:2rem 2.5rem}& div div{padding-left:1.25rem;border-left:4px solid var(--deep)}& dd{margin-top:.5rem;color:var(--soft)}${md(`& dl{${columns(2)}}`)}`,
  orderflow: `&{display:grid;margin-top:2.5rem;border:solid var(--line);border-width:1px 0 0 1px}& li{padding:1.25rem;border:solid var(--line);border-width:0 1px 1px 0}& span{display:grid;place-items:center;width:2.25rem;height:2.25rem;margin-bottom:1rem;background:var(--b);color:var(--flagink);font:600 1rem var(--display)}& p{color:var(--soft);font-size:1rem}${sm(`&{${columns(2)}}& li:last-child{grid-column:span 2}`)}${lg(`&{${columns(5)}}& li:last-child{grid-column:auto}`)}`,
  timeline: `&{display:grid;gap:2rem;border-left:4px solid var(--deep)}& li{position:relative;padding-left:1.75rem}& li::before{content:"";position:absolute;left:-.8rem;top:.1rem;width:1.25rem;height:1.25rem;background:var(--b);border:2px solid var(--ink);forced-color-adjust:none}& p{color:var(--soft)}${lg(`&{gap:0 1.75rem;${columns(4)};border-left:0;border-top:4px solid var(--deep)}& li{padding:2rem 0 0}& li::before{left:0;top:-.8rem}`)}`,
  layers: `&{border:2px solid var(--ink)}& li{position:relative;display:grid;gap:.25rem 1.5rem;padding:1.25rem 1.5rem}& li+li{border-top:1px solid var(--ink)}& p{margin:0}& span span{font-size:1rem}& li>span{position:absolute;top:-1rem;right:1.5rem;display:grid;place-items:center;width:2rem;height:2rem;background:var(--paper);color:var(--ink);border:1px solid var(--ink)}${sm('& li{grid-template-columns:12rem 1fr}')}`,
  packages: `&{border:1px solid var(--ink)}&>*{display:grid;gap:1.5rem 2rem}&>*+*{border-top:1px solid var(--ink)}&>*>a{align-self:end}${sm('&>*{grid-template-columns:1fr 1fr}& ul{grid-column:2;grid-row:1/3}')}${lg(`&{display:grid;${columns(3)}}&>*{display:flex;flex-direction:column}&>*+*{border:solid var(--ink);border-width:0 0 0 1px}& ul{flex:1}&>*>a{align-self:stretch}`)}`,
  step: `&{display:grid;gap:1.5rem 2rem}&>:first-child{display:grid;place-items:center;width:clamp(4rem,8vw,6.5rem);aspect-ratio:1;align-self:start;font:600 clamp(2rem,4vw,3.4rem) var(--display)}${md('&{grid-template-columns:auto 1fr 1fr}')}${lg('&{grid-template-columns:2fr 5fr 5fr}')}`,
  stack: '&{grid-template-columns:repeat(auto-fill,minmax(min(100%,9.25rem),1fr))}',
  story: `&{display:grid;gap:1.5rem 3rem}& div p{max-width:46rem;margin-top:2rem;font:400 clamp(1.3rem,1.05rem + 1.1vw,1.9rem)/1.35 var(--text);letter-spacing:-.01em}& svg{display:none;width:100%;max-width:20rem}${md(`&{${columns(2)}}& div{grid-column:span 2}`)}${lg('&{grid-template-columns:repeat(6,minmax(0,1fr))}& div{grid-column:span 4}& svg{display:block;grid-column:span 2;align-self:center;justify-self:end}&>p{grid-column:span 3}')}`,
  clientgrid: `&{${columns(2)}}&::after{content:"";border:solid var(--line);border-width:0 1px 1px 0}${sm(`&{${columns(3)}}`)}${lg('&{grid-template-columns:repeat(6,minmax(0,1fr))}')}`,
  'contents-list':
    '&{margin-top:.75rem;border-top:1px solid var(--line)}& a{display:flex;gap:.75rem;align-items:baseline;min-height:2.25rem;padding-block:.35rem;text-decoration:none}& a:hover{color:var(--signal)}& .num{width:1.5rem;flex:none}',
  letter: `&{position:relative;border:2px solid var(--ink);background:var(--surface)}&>svg{border-bottom:2px solid var(--ink)}`,
};
