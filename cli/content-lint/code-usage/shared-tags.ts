import type { Node } from 'oxc-parser';
import { propertyName } from './members.ts';
import { childrenOf, type SyntaxTree, unwrap } from './syntax-tree.ts';

/** The property by which next-intl is given tags for all messages. */
const sharedTagsProperty = 'defaultRichTextElements';

/** The names of the tags in `defaultRichTextElements`, which every message may use. */
export function sharedTagsIn({ text, program }: SyntaxTree): string[] {
  if (!text.includes(sharedTagsProperty)) return [];
  const tags: string[] = [];
  const visit = (node: Node): void => {
    if ((node.type === 'Property' || node.type === 'JSXAttribute') && propertyName(node) === sharedTagsProperty) {
      const value = node.value && unwrap(node.value);
      if (value?.type === 'ObjectExpression')
        tags.push(...value.properties.flatMap((property) => propertyName(property) ?? []));
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return tags;
}
