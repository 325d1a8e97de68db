import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';

export type HtmlNode = HtmlElement | string;

export interface HtmlElement {
  tag: string;
  /** In their order; a name without a value has an empty one. */
  attributes: Map<string, string>;
  children: HtmlNode[];
}

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const rawTags = new Set(['script', 'style']);

/** Reads a page as a browser does. Comments are left out. Gives the nodes at the top. */
export function parseHtml(html: string): HtmlNode[] {
  return nodesOf(parse(html));
}

function nodesOf(parent: DefaultTreeAdapterMap['parentNode']): HtmlNode[] {
  return tree.getChildNodes(parent).flatMap((node): HtmlNode[] => {
    if (tree.isTextNode(node)) return [node.value];
    if (!tree.isElementNode(node)) return [];
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    return [{ tag: node.tagName, attributes, children: nodesOf(node) }];
  });
}

export function isElement(node: HtmlNode | undefined): node is HtmlElement {
  return typeof node === 'object';
}

/** The first element of a tag, in reading order; throws without one. */
export function firstOf(nodes: readonly HtmlNode[], tag: string): HtmlElement {
  const found = findOf(nodes, tag);
  if (!found) throw new Error(`a page without <${tag}>`);
  return found;
}

function findOf(nodes: readonly HtmlNode[], tag: string): HtmlElement | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = node.tag === tag ? node : findOf(node.children, tag);
    if (found) return found;
  }
  return undefined;
}

/** HTML of some nodes. */
export function printHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escapeHtml(node);
      const { tag, attributes, children } = node;
      const names = [...attributes].map(([name, value]) =>
        value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
      );
      const open = `<${tag}${names.join('')}>`;
      if (rawTags.has(tag)) return `${open}${children.join('')}</${tag}>`;
      return voidTags.has(tag) ? open : `${open}${printHtml(children)}</${tag}>`;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
