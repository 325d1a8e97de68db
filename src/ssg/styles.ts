import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Features, transform } from 'lightningcss';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';

/** The stylesheet that Vite made of src/styles/site.css and UnoCSS, without nesting. */
export interface Stylesheet {
  css: string;
  /** Every class that a rule names. */
  classes: ReadonlySet<string>;
  /**
   * Every attribute that a rule names. Scripts set and remove attributes, so a rule is never removed because of one. A
   * word in the brackets of a class, such as `60vh` in `max-h-[60vh]`, may be among them, which does no harm.
   */
  attributes: readonly string[];
}

/** The names that occur on some pages, and in the scripts that these load. */
export interface UsedNames {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** All quoted words in a script: classes and names of elements are among them. */
  words: ReadonlySet<string>;
}

/** The styles of the pages of one route. */
export interface RouteStyles {
  /** The styles of every page. */
  shared: string;
  /** The styles of only some pages, by class: only pages with an element of that class carry them. */
  optional: ReadonlyMap<string, string>;
}

/**
 * Matches the names of layers that only some pages of a route need, such as `optional.timeline` and
 * `tokens.optional.cat-ai`. The last part is the class that such a page has.
 */
const optionalLayer = /^(?:tokens\.)?optional\.([\w-]+)$/;

/**
 * Reads the stylesheet of a build below `folder`. Throws unless there is exactly one, in which every optional layer is
 * named after a class.
 */
export function readStylesheet(folder: string): Stylesheet {
  const [file, ...others] = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'));
  if (!file || others.length > 0)
    throw new Error(`one stylesheet was expected in ${folder}/assets; src/pages/*/_layout.tsx import it, nobody else`);
  const nested = readFileSync(join(folder, 'assets', file));
  const { code } = transform({ filename: file, code: nested, include: Features.Nesting });
  const css = Buffer.from(code).toString('utf8');
  const classes = new Set<string>();
  const attributes = new Set<string>();
  const root = postcss.parse(css);
  root.walkRules(({ selector }) => {
    // A selector escapes the signs in a class: `.md\:mt-6` is the class `md:mt-6`.
    for (const [, name = ''] of selector.matchAll(/\.((?:[\w-]|\\.)+)/g)) classes.add(name.replace(/\\(.)/g, '$1'));
    for (const [, name = ''] of selector.matchAll(/\[([\w-]+)/g)) attributes.add(name);
  });
  root.walkAtRules('layer', ({ params }) => {
    const [, name] = optionalLayer.exec(params) ?? [];
    if (name !== undefined && !classes.has(name))
      throw new Error(
        `the layer \`${params}\` in src/styles/site.css is named after no class; no page would get its rules`,
      );
  });
  return { css, classes, attributes: [...attributes] };
}

/** Classes without a rule: `group` is only named in utilities of other elements, such as `group-open:…`. */
const markers: ReadonlySet<string> = new Set(['group']);

/**
 * Reduces the stylesheet to what some pages can use, and minifies it. Throws if one of their classes has no rule, so
 * that a misspelt class is noticed.
 */
export async function stylesFor(sheet: Stylesheet, { classes, tags, words }: UsedNames): Promise<RouteStyles> {
  const unknown = [...classes].filter((name) => !sheet.classes.has(name) && !markers.has(name));
  if (unknown.length > 0) throw new Error(`no style for ${unknown.map((name) => `\`${name}\``).join(', ')}`);
  // PurgeCSS expects a page to read. It gets an empty one, and the extractor gives it the names that are known already.
  const [reduced] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: sheet.css }],
    extractors: [
      {
        extensions: ['html'],
        extractor: () => ({
          classes: [...classes],
          tags: [...tags],
          ids: [],
          attributes: { names: [], values: [] },
          undetermined: [...words],
        }),
      },
    ],
    dynamicAttributes: [...sheet.attributes],
    // A rule is never removed because of a pseudo-class either.
    safelist: { standard: [/^:/] },
    // Custom properties that no rule uses are removed too.
    variables: true,
  });
  const shared = postcss.parse(reduced?.css ?? '');
  const optional = new Map<string, string>();
  shared.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) return;
    const [, name] = optionalLayer.exec(node.params) ?? [];
    // A script can give the class to an element of any page, so every page keeps these rules.
    if (name === undefined || words.has(name)) return;
    // Several layers can be of one class: its tokens have a layer of their own.
    if (classes.has(name)) optional.set(name, (optional.get(name) ?? '') + minified(node.toString()));
    node.remove();
  });
  return { shared: minified(shared.toString()), optional };
}

function minified(css: string): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true });
  return Buffer.from(code).toString('utf8');
}

/** The source that a security policy names to allow an inline style sheet or script. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
