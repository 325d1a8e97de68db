import { SaxesParser } from 'saxes';
import { ExchangeError } from './exchange.ts';

/** An element of an XML document. */
export interface XmlElement {
  /** Without its prefix. */
  name: string;
  /** Those without a prefix. */
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  /** The line on which its opening tag ends. */
  line: number;
}

/** No format nests elements deeper than this. The limit is there because the parser gets slower with each level. */
const deepest = 100;

/** Reads a well-formed document and gives its outermost element; throws an `ExchangeError` at the first fault. */
export function readXml(text: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, children: [], line: 1 };
  const open = [document];
  const add = (child: XmlElement | string) => open.at(-1)?.children.push(child);
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, attributes }) => {
    // The document itself is open too.
    if (open.length > deepest) throw new ExchangeError(`elements are nested more than ${deepest} deep`, parser.line);
    // One with a prefix is of another format, and may have the name of one without: `m:name`.
    const unprefixed = Object.values(attributes).filter(({ prefix }) => prefix === '');
    const pairs = unprefixed.map((attribute): [string, string] => [attribute.local, attribute.value]);
    const element = { name: local, attributes: Object.fromEntries(pairs), children: [], line: parser.line };
    add(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('error', (error) => {
    throw new ExchangeError(error.message.replace(/^\d+:\d+: /, ''), parser.line);
  });
  parser.write(text).close();
  const root = document.children.find((child) => typeof child !== 'string');
  if (!root) throw new ExchangeError('this is no XML document', 1);
  return root;
}

/** The children of an element that are elements with a name. */
export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string').filter((child) => child.name === name);
}
