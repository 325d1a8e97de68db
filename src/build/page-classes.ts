/** Every class name in some HTML, as often as it stands there. */
export function* classesIn(html: string): Generator<string> {
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const plain = list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'");
    for (const name of plain.split(/\s+/)) if (name) yield name;
  }
}

/** The class names that a page's elements carry. */
export function classesOf(html: string): Set<string> {
  return new Set(classesIn(html));
}
