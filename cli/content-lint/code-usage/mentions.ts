import type { Node } from 'oxc-parser';
import type { CodeBase } from './code-base.ts';
import type { BoundTree } from './scopes.ts';

/** Matches the form of an id: parts without blanks, with dots between them, such as `home.title`. */
const idForm = /^[\w-]+(?:\.[\w-]+)*$/;

const cache = new WeakMap<BoundTree, readonly string[]>();

/** Texts in the code that have the form of an id. */
export function mentionsIn(base: CodeBase): string[] {
  const mentions = new Set<string>();
  const parsed = new Set<string>();
  for (const tree of base.parsed()) {
    if (tree.problem) continue;
    parsed.add(tree.path);
    for (const text of mentionsOf(tree)) mentions.add(text);
  }
  // In files that were not parsed a single word is hardly an id: they are searched for texts with a dot, outside of
  // comments as far as one line shows.
  for (const [path, text] of base.texts) {
    if (parsed.has(path)) continue;
    for (const match of text.matchAll(/(['"`])([\w-]+(?:\.[\w-]+)+)\1/g)) {
      const lineStart = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index);
      if (match[2] && !/^\s*\*|\/[/*]/.test(lineStart)) mentions.add(match[2]);
    }
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

function spelledBy(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  return node.type === 'TemplateElement' ? (node.value.cooked ?? undefined) : undefined;
}

/** Every word of some texts once, with the digits, hyphens and underscores in it. */
export function wordsIn(texts: Iterable<string>): string[] {
  const words = new Set<string>();
  for (const text of texts) for (const word of text.split(/[^\w-]+/)) words.add(word);
  return [...words];
}
