import type { CustomAtRules, Selector, SelectorComponent, Visitor } from 'lightningcss';
import { shortName } from '#src/ssg/short-name.ts';

interface LeanParts {
  /** Whether an element of a name can be on the pages. */
  present: (name: string) => boolean;
  /** Short names of classes. */
  short: ReadonlyMap<string, string>;
}

/** A visitor that leaves out rules for elements that no page has, and gives classes and custom properties short names. */
export function leanStyles(css: string, { present, short }: LeanParts): Visitor<CustomAtRules> {
  const properties = shortProperties(css);
  return {
    // A rule that loses its last selector goes.
    Selector: (selector) => (selector.every((part) => isPresent(part, present)) ? renamed(selector, short) : []),
    DashedIdent: (name) => properties.get(name) ?? name,
  };
}

function isPresent(part: SelectorComponent, present: LeanParts['present']): boolean {
  return part.type !== 'type' || present(part.name);
}

/** Pseudo-classes that hold selectors. */
const nesting: ReadonlySet<string> = new Set(['is', 'where', 'not', 'has', 'any']);

/** A selector with the short names of its classes, inside `:is()`, `:not()`, `:where()` and `:has()` too. */
function renamed(selector: Selector, short: LeanParts['short']): Selector {
  return selector.map((part) => {
    if (part.type === 'class') return { ...part, name: short.get(part.name) ?? part.name };
    if (part.type === 'pseudo-class' && nesting.has(part.kind) && 'selectors' in part) {
      const inside = part.selectors as Selector[];
      return { ...part, selectors: inside.map((inner) => renamed(inner, short)) } as typeof part;
    }
    return part;
  });
}

/** A short name for every custom property of a style sheet, the most frequent ones first. */
function shortProperties(css: string): Map<string, string> {
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(/--[a-z][\w-]*/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return new Map(names.map(([name], number) => [name, `--${shortName(number)}`]));
}

/**
 * Puts the rules of equal width queries together, the widest last, behind all rules without one, and those for print
 * behind them. Only for styles whose parts do not set the same property on one element.
 */
export function gatherMedia(css: string): string {
  const plain: string[] = [];
  const gathered = new Map<string, string[]>();
  for (const rule of topRules(css)) {
    const [, query, inside = ''] = /^@media\s*(\(min-width:\s*[\d.]+rem\)|print)\s*\{(.*)\}$/s.exec(rule) ?? [];
    if (query === undefined) plain.push(rule);
    else gathered.set(query, [...(gathered.get(query) ?? []), inside]);
  }
  const width = (query: string) => Number(/[\d.]+/.exec(query)?.[0] ?? Number.POSITIVE_INFINITY);
  const widestLast = [...gathered].sort(([a], [b]) => width(a) - width(b));
  return [...plain, ...widestLast.map(([query, rules]) => `@media ${query}{${rules.join('')}}`)].join('');
}

/** The rules of a style sheet, each with all that is in its braces. */
function topRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length))
    .matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}
