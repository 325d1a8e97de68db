import { tokens } from '#src/domain/palette.ts';

const usedTokens = ['paper', 'surface', 'ink', 'soft', 'edge', 'signal', 'onsignal'] as const;

/** The colours of the page as custom properties, light (0) or dark (1). */
const properties = (scheme: 0 | 1): string => usedTokens.map((name) => `--${name}:${tokens[name][scheme]}`).join(';');

/**
 * The style sheet of the Worker's own pages: one column in the site's colours, light and dark, also with large letters
 * on a phone.
 */
export const errorPageStyle = `:root{color-scheme:light dark;${properties(0)}}
@media(prefers-color-scheme:dark){:root{${properties(1)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere;hyphens:auto}
header,main{max-width:40rem;margin:0 auto;padding:1.5rem clamp(min(1.25rem,5vw),4vw,3rem)}
header a{color:inherit;font-weight:700;text-decoration:none}
h1{margin:0 0 1.5rem;font-size:clamp(min(2rem,10vw),6vw,3rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
h2{margin:0 0 .5rem;font-size:1.25rem}
a{color:inherit;text-underline-offset:.2em}
a:hover{color:var(--signal)}
.summary{margin:1.5rem 0;padding:1rem 1.25rem;border:2px solid var(--signal)}
.summary ul,.other-ways ul{margin:0;padding-left:1.25rem}
.field{margin:1.25rem 0}
label{display:block;font-weight:600}
.hint{margin:0;color:var(--soft)}
.error{margin:0;color:var(--signal);font-weight:600}
input,select,textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:4px;background:var(--surface);color:inherit;font:inherit}
textarea{min-height:9rem}
[aria-invalid]{border:2px solid var(--signal)}
button{min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:4px;background:var(--signal);color:var(--onsignal);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--signal);outline-offset:2px}
.honeypot{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.other-ways{margin-top:3rem;padding-top:1.5rem;border-top:1px solid var(--edge)}
.other-ways a{display:inline-block;min-height:2.75rem;line-height:2.75rem}`;

let hash: Promise<string> | undefined;

/** `sha256-…` of the style sheet, for the Content-Security-Policy of the page. */
export function errorPageStyleHash(): Promise<string> {
  hash ??= crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(errorPageStyle))
    .then((digest) => `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`);
  return hash;
}
