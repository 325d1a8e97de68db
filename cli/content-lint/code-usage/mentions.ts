import type { Node } from 'oxc-parser';
import type { CodeBase } from './code-base.ts';
import type { BoundTree } from './scopes.ts';

/** Matches the form of an id: parts without blanks, with dots between them, such as `home.title`. */
const idForm = /^[\w-]+(?:\.[\w-]+)*$/;

const cache = new WeakMap<BoundTree, readonly string[]>();

/**
 * Matches, whichever comes first, an escaped character, a text on one line, or a comment; no comment begins in a text, or
 * at the signs in the middle of `https://example.org` or `src/*`.
 */
const textOrComment = /\\.|(["'`])(?:\\.|(?!\1)[^\\\n])*\1|(?<![^\s;,(){}])\/(?:\/.*|\*[\s\S]*?(?:\*\/|$))/g;

/** Texts in the code that have the form of an id: data may name a message whose use cannot be followed. */
export function mentionsIn(base: CodeBase): string[] {
  const mentions = new Set<string>();
  const searched = new Set<string>();
  for (const tree of base.parsedSoFar()) {
    if (tree.problem) continue;
    searched.add(tree.path);
    for (const text of mentionsOf(tree)) mentions.add(text);
  }
  // Most files are never parsed, because nothing in them asks for messages. A single word in them is hardly an id, so
  // only texts with a dot count.
  for (const [path, text] of base.texts) {
    if (searched.has(path)) continue;
    const withoutComments = text.replace(textOrComment, (match) => (match.startsWith('/') ? ' ' : match));
    // `'cart.total'` in any of the three quotes.
    for (const match of withoutComments.matchAll(/(['"`])([\w-]+(?:\.[\w-]+)+)\1/g))
      if (match[2]) mentions.add(match[2]);
  }
  return [...mentions];
}

function mentionsOf(tree: BoundTree): readonly string[] {
  let mentions = cache.get(tree);
  if (!mentions) {
    // The scopes of a tree have every node as a key.
    const texts = [...tree.scopes.keys()].map(spelledBy);
    mentions = [...new Set(texts.filter((text) => text !== undefined && idForm.test(text)))] as string[];
    cache.set(tree, mentions);
  }
  return mentions;
}

/** The text that a literal, or a piece of a template between two expressions, spells out. */
function spelledBy(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node.type === 'TemplateElement' ? (node.value.cooked ?? undefined) : undefined;
}
