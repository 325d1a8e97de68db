/** The class names of every element in some HTML that has any. */
export function* classListsIn(html: string): Generator<string[]> {
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const plain = list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'");
    yield plain.split(/\s+/).filter(Boolean);
  }
}

/** The class names that a page's elements carry. */
export function classesOf(html: string): Set<string> {
  return new Set([...classListsIn(html)].flat());
}

/** The names of a page's elements. */
export function tagsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name));
}
