import { type HtmlElement, type HtmlNode, isElement, printHtml } from './html-tree.ts';
import type { PageData, TemplateNode, Value } from './template-model.ts';

export interface PageTemplate {
  nodes: TemplateNode[];
  /** One for each page, in the order in which they were given. */
  data: PageData[];
  /** Bytes of HTML that no structure was found for, on all pages together. */
  raw: number;
}

/**
 * Finds the one template of which all given pages are an instance, and the data of each: texts and attributes that
 * differ become slots, rows of equal elements become lists, elements that some pages lack become optional.
 */
export function templateOf(pages: readonly (readonly HtmlNode[])[]): PageTemplate {
  const data = pages.map((): PageData => ({}));
  const state = { count: 0, raw: 0 };
  const nodes = joinLists(pages, data, state);
  if (!nodes) throw new Error('the pages have no template in common');
  return { nodes, data, raw: state.raw };
}

interface State {
  count: number;
  raw: number;
}

const slotName = (state: State): string => `s${state.count++}`;
const keyOf = (node: HtmlNode): string => (isElement(node) ? node.tag : '#text');

/** Joins lists of children that stand in the same place; undefined where they have no structure in common. */
function joinLists(
  lists: readonly (readonly HtmlNode[])[],
  data: PageData[],
  state: State,
): TemplateNode[] | undefined {
  const shapes = new Set(lists.map((list) => list.map(keyOf).join()));
  const first = lists[0] ?? [];
  if (shapes.size === 1)
    return first.map((_, at) =>
      joinNodes(
        lists.map((list) => list[at] as HtmlNode),
        data,
        state,
      ),
    );
  const tags = new Set(lists.flatMap((list) => list.map(keyOf)));
  if (tags.size === 1 && !tags.has('#text')) {
    const slot = slotName(state);
    const scopes = lists.map((list, page) => {
      const items = list.map((): PageData => ({}));
      (data[page] as PageData)[slot] = items;
      return items;
    });
    return [{ kind: 'list', slot, item: joinNodes(lists.flat(), scopes.flat(), state) }];
  }
  return joinByOrder(lists, data, state);
}

/** Takes the longest list as the pattern; what another list lacks is optional. */
function joinByOrder(
  lists: readonly (readonly HtmlNode[])[],
  data: PageData[],
  state: State,
): TemplateNode[] | undefined {
  const longest = lists.reduce((one, other) => (other.length > one.length ? other : one));
  const matched = lists.map((list) => matchInOrder(longest.map(keyOf), list));
  if (!matched.every((one) => one !== undefined)) return undefined;
  return longest.map((_, at): TemplateNode => {
    const present = matched.map((list) => list[at]);
    if (present.every((node) => node !== undefined)) return joinNodes(present, data, state);
    const slot = slotName(state);
    const having = present.flatMap((node, page) => (node === undefined ? [] : [{ node, page }]));
    const scopes = having.map(({ page }) => {
      const scope: PageData = {};
      (data[page] as PageData)[slot] = scope;
      return scope;
    });
    return {
      kind: 'optional',
      slot,
      node: joinNodes(
        having.map(({ node }) => node),
        scopes,
        state,
      ),
    };
  });
}

/** Places the nodes of a list on a pattern of keys, in order; undefined where one finds no place. */
function matchInOrder(pattern: readonly string[], list: readonly HtmlNode[]): (HtmlNode | undefined)[] | undefined {
  let next = 0;
  const places = pattern.map((key) => {
    const node = list[next];
    if (node === undefined || keyOf(node) !== key) return undefined;
    next += 1;
    return node;
  });
  return next === list.length ? places : undefined;
}

function joinNodes(nodes: readonly HtmlNode[], data: PageData[], state: State): TemplateNode {
  if (!nodes.every(isElement)) return { kind: 'text', value: joinValues(nodes as string[], data, state) };
  const [first] = nodes as [HtmlElement, ...HtmlElement[]];
  const names = new Set(nodes.flatMap((node) => [...node.attributes.keys()]));
  const attributes = [...names].map((name): [string, Value] => [
    name,
    joinValues(
      nodes.map((node) => node.attributes.get(name)),
      data,
      state,
    ),
  ]);
  const children = joinLists(
    nodes.map((node) => node.children),
    data,
    state,
  );
  if (children) return { kind: 'element', tag: first.tag, attributes, children };
  const raw = slotName(state);
  nodes.forEach((node, page) => {
    const html = printHtml(node.children);
    state.raw += html.length;
    (data[page] as PageData)[raw] = html;
  });
  return { kind: 'element', tag: first.tag, attributes, children: [], raw };
}

function joinValues(values: readonly (string | undefined)[], data: PageData[], state: State): Value {
  const [first] = values;
  if (first !== undefined && values.every((value) => value === first)) return { fixed: first };
  const slot = slotName(state);
  values.forEach((value, page) => {
    if (value !== undefined) (data[page] as PageData)[slot] = value;
  });
  return { slot };
}
