import { leaveOutEndTags } from '#src/ssg/end-tags.ts';
import { fontPreloads, fontWait } from '#src/ssg/font-preloads.ts';

/** What the finishing step puts into the head of a page. */
export interface HeadParts {
  /** The styles of the page's template. */
  css: string;
  /** Path of the browser entry, the hash the browser checks it against, and the path of what a first move loads. */
  entry: { path: string; integrity: string; later: string };
}

/** Where the styles go once all pages of a template are known: before the words of the head, which those of the body repeat. */
const stylePlace = '<style></style>';

/**
 * Takes what Waku adds for hydrating the whole document out of a page: flight data, bootstrap script, preloads, its style sheet.
 * What stays is the server-rendered HTML, with a place for the styles and the one entry script.
 * Throws when the page came out without a body, which is how Waku answers a page that failed to render.
 */
export function stripPage(html: string, file: string): string {
  if (!/<main[\s>]/.test(html)) {
    throw new Error(`${file}: the page came out without its content; look above for what its view threw`);
  }
  return html
    .replace(/<script id="_R_">[\s\S]*?<\/script>/, '')
    .replace(/<script>\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\([\s\S]*?\)<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<meta name="generator"[^>]*>/, '')
    .split(/(<island-root\b[\s\S]*?<\/island-root>)/)
    .map((part, index) => (index % 2 ? plainHtml(part) : plainHtml(part.replace(/<!--(?: |\/?\$!?)?-->/g, ''))))
    .join('')
    .replace(/<meta name="viewport"[^>]*>/, `$&${stylePlace}`);
}

/**
 * Writes React's HTML the shorter way that HTML allows. Comments stay: inside an island they part the texts that React
 * looks for one by one when it wakes.
 */
export function plainHtml(html: string): string {
  const plain = html
    .replace(/<[a-zA-Z][^>]*>/g, plainTag)
    .replace(/<\/(?:path|circle|rect|use)>/g, '')
    .replace(/(<(?:path|circle|rect|use)\b[^>]*?)\/?>/g, '$1/>')
    .replace(/ data-props="([^"]*)"/g, (_, json: string) => ` data-props='${json.replaceAll('&quot;', '"')}'`);
  return leaveOutEndTags(plain);
}

/**
 * Attribute names as HTML writes them, no slash at the end of a void element, no empty value; the class first, because
 * what stands alike packs well.
 */
function plainTag(tag: string): string {
  return tag
    .replace(/^(<[^\s>]+)(\s[^>]*?)(\sclass="[^"]*")/, '$1$3$2')
    .replace(/\s([a-z]+[A-Z][a-zA-Z]*)(?==")/g, (whole, name: string) =>
      svgNames.has(name) ? whole : ` ${name.toLowerCase()}`,
    )
    .replace(/\s([a-z][a-z-]*)=""(?=[\s/>])/g, (whole, name: string) =>
      name === 'alt' || name === 'value' ? whole : ` ${name}`,
    )
    .replace(/\/>$/, '>');
}

const svgNames = new Set(['viewBox', 'preserveAspectRatio']);

/**
 * Puts the styles, what asks for the faces, and the entry into a stripped page. Tags of the document that HTML lets go are
 * left out.
 */
export function completePage(stripped: string, { css, entry }: HeadParts): string {
  // Hidden, so that whatever a visitor does first, anywhere, is what loads the rest of it.
  const script = `<script type="module" src="${entry.path}" integrity="${entry.integrity}" hidden data-load="${entry.later}"></script>`;
  return stripped
    .replace(stylePlace, () => `<style>${css}</style><script>${fontWait}</script>${script}`)
    .replace('<body>', `<body>${fontPreloads}`)
    .replace(documentTags, '');
}

const documentTags = /<head>|<\/head>|<\/body><\/html>/g;
