import { type HtmlNode, isElement } from './html-tree.ts';

/** Tags inside which no text is a sentence of the page. */
const unseen = new Set(['script', 'style', 'template', 'head', 'noscript', 'title']);
const inline = new Set(
  'a abbr b bdi button cite code em i kbd mark q s small span strong sub sup time svg path'.split(' '),
);

/** The words of some nodes as somebody reads them: one line a block, white space as one space. */
export function visibleText(nodes: readonly HtmlNode[]): string {
  const write = (node: HtmlNode): string => {
    if (!isElement(node)) return node.replace(/[ \t\r\n]+/g, ' ');
    if (unseen.has(node.tag)) return '';
    const inside = node.children.map(write).join('');
    return inline.has(node.tag) ? inside : `\n${inside}\n`;
  };
  return nodes
    .map(write)
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
