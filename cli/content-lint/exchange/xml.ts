import { ExchangeError, lineAt } from './exchange.ts';

/** An element of an XML document, without what its prefix says. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  line: number;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const markup =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</g;

/** Reads a well-formed document; throws an `ExchangeError` at the first place that is not. Entities of its own are not known. */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], line: 1 };
  const open: XmlElement[] = [root];
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  const fail = (reason: string, at: number): never => {
    throw new ExchangeError(reason, lineAt(text, at));
  };
  const add = (content: string) => {
    if (content !== '') open.at(-1)?.children.push(content);
  };
  markup.lastIndex = 0;
  for (const match of text.matchAll(markup)) {
    const { index } = match;
    const [whole, data, closing, opening, attributes = '', isEmpty] = match;
    add(decoded(text.slice(from, index), () => fail('an `&` begins no entity', from)));
    from = index + whole.length;
    if (whole === '<') fail('this `<` begins no element', index);
    if (data !== undefined) add(lineEnds(data));
    if (closing !== undefined) {
      const ended = open.pop();
      if (open.length === 0 || ended?.name !== bareName(closing)) fail(`\`</${closing}>\` closes nothing`, index);
    }
    if (opening === undefined) continue;
    const element: XmlElement = {
      name: bareName(opening),
      attributes: readAttributes(attributes, () => fail('an `&` begins no entity', index)),
      children: [],
      line: lineAt(text, index),
    };
    open.at(-1)?.children.push(element);
    if (!isEmpty) open.push(element);
  }
  add(decoded(text.slice(from), () => fail('an `&` begins no entity', from)));
  const last = open.at(-1);
  if (open.length > 1) throw new ExchangeError(`\`<${last?.name}>\` is not closed`, last?.line ?? 1);
  const [only] = root.children.filter((child) => typeof child !== 'string');
  return only ?? fail('this is no XML document', 0);
}

/** The children of an element that are elements of a name. */
export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name);
}

function readAttributes(source: string, fail: () => never): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', a, b] of source.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    // A line break that stands there as itself counts as a blank, one that is spelled out stays.
    found[bareName(name)] = decoded((a ?? b ?? '').replace(/[\t\r\n]/g, ' '), fail);
  }
  return found;
}

function decoded(text: string, fail: () => never): string {
  return lineEnds(text).replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));|&/g, (_, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name as string] ?? fail();
  });
}

function lineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function bareName(name: string): string {
  return name === 'xml:space' || name === 'xml:lang' ? name : name.slice(name.indexOf(':') + 1);
}
