import { createHash } from 'node:crypto';
import { createGenerator, type UnoGenerator } from '@unocss/core';
import { transform } from 'lightningcss';
import { gatherMedia, leanStyles } from '#src/ssg/lean-styles.ts';
import config from '#src/styles/uno.config.ts';

/** What decides which rules a style sheet has, and how it names things. */
export interface StyleParts {
  /** Classes on the pages. */
  classes: ReadonlySet<string>;
  /** Names of the elements on the pages. */
  tags: ReadonlySet<string>;
  /** Whatever stands in quotes in code that can change a page: classes and names of elements are among it. */
  words?: ReadonlySet<string>;
  /** Short names of classes. */
  short?: ReadonlyMap<string, string>;
}

let generator: Promise<UnoGenerator> | undefined;

/**
 * The styles for some pages: base, tokens and exactly the utilities they use, minified, without rules for elements that
 * they lack. Classes with a short name get it in the selectors too.
 * Throws when a class of the project's own has no rule, so a misspelt one cannot pass unnoticed.
 */
export async function stylesFor({ classes, tags, words = new Set(), short = new Map() }: StyleParts): Promise<string> {
  generator ??= createGenerator(config as never);
  const uno = await generator;
  const { getLayer, layers, matched } = await uno.generate(new Set([...classes, ...words]), {
    preflights: true,
    safelist: false,
    minify: true,
  });
  const unknown = [...classes].filter((name) => !matched.has(name) && !bare.test(name));
  if (unknown.length > 0)
    throw new Error(`no style for the classes ${unknown.map((name) => `\`${name}\``).join(', ')}`);
  const css = layers.map((layer) => (layer === 'shortcuts' ? gatherMedia : String)(getLayer(layer) ?? '')).join('');
  const present = (name: string) => tags.has(name) || words.has(name);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: leanStyles(css, { present, short }),
  });
  return Buffer.from(code).toString('utf8');
}

/** Classes that mark something without a rule of their own: groups, and categories whose rules are in the base. */
const bare = /^(group|cat-[a-z]+|island)$/;

/** The source that a security policy names to allow an inline style sheet or script. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
