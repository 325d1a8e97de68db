import { invisibleIdsIn, withoutInvisibleIds } from '#cli/desk/invisible-ids.ts';

/** A message as a page shows it in a place; a page may show one message in several. */
export interface ShownMessage {
  id: string;
  /** As the page has it, filled in. */
  text: string;
  element: Element;
  /** Name of the attribute it is in; absent for a text. */
  attribute?: string;
}

/** Elements that nobody reads: with code, or with data that repeats the page for machines. */
const forMachines = 'script, style, template, noscript';

/** Every message of a page, in its order: texts, attributes, title and descriptions. */
export function messagesOnPage(page: Document): ShownMessage[] {
  const messages: ShownMessage[] = [];
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    isElement(node) && node.matches(forMachines) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (isElement(node)) messages.push(...messagesInAttributes(node));
    else if (node.parentElement) messages.push(...messagesInText(node.nodeValue ?? '', node.parentElement));
  }
  return messages;
}

/** The messages of an element itself: its attributes, and the texts right in it. */
export function messagesIn(element: Element): ShownMessage[] {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const messages = texts.flatMap(({ nodeValue }) => messagesInText(nodeValue ?? '', element));
  return [...messages, ...messagesInAttributes(element)];
}

/**
 * Gives the nearest element around a point of a page that has a message. For a picture in a link, that is the element
 * with the words of the link.
 */
export function elementAt(page: Document, x: number, y: number): Element | undefined {
  for (const top of page.elementsFromPoint(x, y)) {
    // An element with others in it, such as the link of a whole card, may only lie over the text that was meant. That
    // text is then among the next elements at this point, so the parent of such an element is not tried.
    const nearest = top.childElementCount > 0 ? [top] : [top, top.parentElement];
    const inLink = top.closest('a, button')?.querySelectorAll('*') ?? [];
    const element = [...nearest, ...inLink].find((candidate) => candidate && messagesIn(candidate).length > 0);
    if (element) return element;
  }
  return undefined;
}

function messagesInAttributes(element: Element): ShownMessage[] {
  // Data for an island is no text that anybody reads.
  const readable = [...element.attributes].filter(({ name }) => !name.startsWith('data-'));
  return readable.flatMap(({ name, value }) =>
    messagesInText(value, element).map((message) => ({ ...message, attribute: name })),
  );
}

function messagesInText(text: string, element: Element): ShownMessage[] {
  const ids = invisibleIdsIn(text);
  return ids.map((id) => ({ id, text: withoutInvisibleIds(text).trim(), element }));
}

/** Whether a node is an element. `instanceof` would say no: the page in the frame has classes of its own. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
