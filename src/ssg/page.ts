import { join } from 'node:path';
import { type CodeFiles, resolveLoadNames } from '#src/ssg/code-files.ts';
import type { RouteStyles } from '#src/ssg/styles.ts';

/** The file that Waku writes for a path, below `folder`. */
export function fileOf(folder: string, path: string): string {
  return join(folder, path, 'index.html');
}

/** The class names that the elements of a page have. */
export function classesOf(html: string): Set<string> {
  // React escapes attributes, and utilities such as `[&>a]:mt-4` contain what it escapes. None contains `<` or `"`.
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) =>
    list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'"),
  );
  return new Set(lists.flatMap((list) => list.split(/\s+/).filter(Boolean)));
}

/** The names of a page's elements. */
export function tagsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** The style sheets that a page carries: that of its route, and one with the optional rules of its classes, if any. */
export function sheetsOf(html: string, { shared, optional }: RouteStyles): string[] {
  const classes = classesOf(html);
  const needed = [...optional].flatMap(([name, css]) => (classes.has(name) ? [css] : []));
  return needed.length > 0 ? [shared, needed.join('')] : [shared];
}

/** The paths of the fonts that some style sheets name. */
export function fontsOf(sheets: readonly string[]): string[] {
  // Matches `url(/assets/name.woff2)`, with or without double quotes.
  return [...sheets.join('').matchAll(/url\("?(\/[^")]+\.woff2)"?\)/g)].map(([, path = '']) => path);
}

/**
 * Adds to the head of a page the styles, the entry script, the preloads of fonts and the script that decides before the
 * first frame whether a notice is shown (`enhance/first-notice.ts`), and replaces the names of code by its paths.
 */
export function finishPage(html: string, sheets: readonly string[], code: CodeFiles): string {
  const { path, integrity } = code.script('index');
  // `load-on-intent.ts` loads the code of a hidden element on the first input anywhere on the page. That is wanted
  // for `src/enhance/first-input.ts`, so this script, which is never visible anyway, has the attribute `hidden`.
  const entry = `<script type="module" src="${path}" integrity="${integrity}" hidden="" data-load="first-input"></script>`;
  // Without a preload a browser asks for a font only when it sets the first text in it.
  const fonts = fontsOf(sheets).map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
  );
  const notice = `<script>${code.inline('first-notice')}</script>`;
  const head = `${notice}${fonts.join('')}${sheets.map((css) => `<style>${css}</style>`).join('')}${entry}</head>`;
  return resolveLoadNames(
    // A function, because `$&` and the like in a replacement text would be filled in.
    html.replace('</head>', () => head),
    code,
  );
}
