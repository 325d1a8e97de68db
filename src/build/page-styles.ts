import { createHash } from 'node:crypto';
import { createGenerator, type UnoGenerator } from '@unocss/core';
import { type Selector, transform } from 'lightningcss';
import config from '#src/styles/uno.config.ts';

let generator: Promise<UnoGenerator> | undefined;

/**
 * The styles for a set of classes: base, tokens and exactly those utilities, minified. `words` may hold more of them:
 * whatever stands in quotes in code that can change the page. Classes with a short name get it in the selectors too.
 * Throws when a class of the project's own has no rule, so a misspelt one cannot pass unnoticed.
 */
export async function stylesFor(
  classes: ReadonlySet<string>,
  words: ReadonlySet<string> = new Set(),
  short: ReadonlyMap<string, string> = new Map(),
): Promise<string> {
  generator ??= createGenerator(config as never);
  const uno = await generator;
  const { css, matched } = await uno.generate(new Set([...classes, ...words]), {
    preflights: true,
    safelist: false,
    minify: true,
  });
  const unknown = [...classes].filter((name) => !matched.has(name) && !bare.test(name));
  if (unknown.length > 0)
    throw new Error(`no style for the classes ${unknown.map((name) => `\`${name}\``).join(', ')}`);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Selector: (selector) => renamed(selector, short) },
  });
  return Buffer.from(code).toString('utf8');
}

/** Pseudo-classes that hold selectors. */
const nesting: ReadonlySet<string> = new Set(['is', 'where', 'not', 'has', 'any']);

/** A selector with the short names of its classes, inside `:is()`, `:not()`, `:where()` and `:has()` too. */
function renamed(selector: Selector, short: ReadonlyMap<string, string>): Selector {
  return selector.map((part) => {
    if (part.type === 'class') return { ...part, name: short.get(part.name) ?? part.name };
    if (part.type === 'pseudo-class' && nesting.has(part.kind) && 'selectors' in part) {
      const inside = part.selectors as Selector[];
      return { ...part, selectors: inside.map((inner) => renamed(inner, short)) } as typeof part;
    }
    return part;
  });
}

/** Classes that mark something without a rule of their own: groups, and categories whose rules are in the base. */
const bare = /^(group|cat-[a-z]+|island)$/;

/** The source that a security policy names to allow an inline style sheet. */
export function styleHash(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}
