import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';

/**
 * An element of a parsed page. Texts and attribute values are as a visitor gets them, references such as `&amp;`
 * resolved.
 */
export interface AuditElement {
  name: string;
  /** Names are in lower case. An attribute without a value has the empty string. */
  attributes: ReadonlyMap<string, string>;
  parent: AuditElement | undefined;
  children: (AuditElement | string)[];
  /** The start tag as written in the file, cut off at `maxTagLength` characters. */
  tag: string;
}

/** How many characters of a start tag a report shows. */
const maxTagLength = 140;

/** html-validate is only used as a parser here: `extends: []` leaves out all of its rules. */
const config = await new StaticConfigLoader([], { extends: [], elements: ['html5'] }).getConfigFor('page.html');

/** A start tag, up to the first `>` outside the values of its attributes. */
const startTag = /<(?:"[^"]*"|'[^']*'|[^>"'])*>/y;

/** Parses a page. Gives its elements in the order of the file. Throws if the text cannot be parsed as HTML. */
export function parseHtml(html: string): AuditElement[] {
  const elements: AuditElement[] = [];
  const root = new Parser(config).parseHtml(html);
  const enter = (node: HtmlElement, parent: AuditElement | undefined): AuditElement => {
    // The parser gives the place of the name, which is one character behind the `<`.
    const start = node.location.offset - 1;
    startTag.lastIndex = start;
    const whole = startTag.exec(html)?.[0] ?? '';
    const element: AuditElement = {
      name: node.tagName.toLowerCase(),
      attributes: new Map(node.attributes.map(({ key, value }) => [key.toLowerCase(), plainText(String(value ?? ''))])),
      parent,
      children: [],
      tag: whole.length > maxTagLength ? `${whole.slice(0, maxTagLength - 1)}…` : whole,
    };
    elements.push(element);
    const isCode = element.name === 'script' || element.name === 'style';
    // Types of nodes as in the DOM: 1 is an element, 3 is text.
    for (const child of node.childNodes) {
      if (child.nodeType === 1) element.children.push(enter(child as HtmlElement, element));
      else if (child.nodeType === 3) element.children.push(isCode ? child.textContent : plainText(child.textContent));
    }
    return element;
  };
  for (const child of root.childNodes) if (child.nodeType === 1) enter(child as HtmlElement, undefined);
  return elements;
}

/** All text inside an element, in one line. */
export function textOf(element: AuditElement): string {
  const parts = element.children.map((child) => (typeof child === 'string' ? child : textOf(child)));
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** The element itself, then those around it. */
export function* selfAndAncestors(element: AuditElement): Generator<AuditElement> {
  for (let ancestor: AuditElement | undefined = element; ancestor; ancestor = ancestor.parent) yield ancestor;
}

/** The references with a name that the pages use; any other one remains as it is. */
const namedReferences = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }));

function plainText(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    // As in a browser: a number beyond those of characters becomes U+FFFD.
    if (hex || decimal) return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
    return namedReferences.get(name) ?? whole;
  });
}
