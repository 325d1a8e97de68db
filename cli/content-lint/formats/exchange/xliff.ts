import { type Exchange, ExchangeError, type ExchangeFormat } from './exchange.ts';
import { childrenNamed, readXml, type XmlElement } from './xml.ts';

/** XLIFF 2.0: a file for each file of messages, a unit for each message, named by its key. */
export const xliff: ExchangeFormat = {
  write({ source, target, units }) {
    const files = [...Map.groupBy(units, ({ file }) => file)].map(([file, unitsOfFile], at) =>
      [
        `  <file id="f${at + 1}" original="${attribute(file)}" xml:space="preserve">`,
        ...unitsOfFile.map((unit, index) => {
          const state = unit.target === undefined ? 'initial' : 'translated';
          const targetTag = unit.target === undefined ? '' : `<target>${content(unit.target)}</target>`;
          const segment = `<segment state="${state}"><source>${content(unit.source)}</source>${targetTag}</segment>`;
          return `    <unit id="u${index + 1}" name="${attribute(nameOfKey(unit.key))}">${segment}</unit>`;
        }),
        '  </file>',
      ].join('\n'),
    );
    const attributes = `xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${attribute(source)}" trgLang="${attribute(target)}"`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff ${attributes}>\n${files.map((file) => `${file}\n`).join('')}</xliff>\n`;
  },
  read(text) {
    const root = readXml(text);
    const { srcLang, trgLang, version } = root.attributes;
    if (root.name !== 'xliff' || !version?.startsWith('2.')) throw new ExchangeError('this is no XLIFF 2 document', 1);
    if (!srcLang || !trgLang) throw new ExchangeError('`srcLang` and `trgLang` have to name the languages', root.line);
    const exchange: Exchange = { source: srcLang, target: trgLang, units: [] };
    for (const file of childrenNamed(root, 'file')) {
      for (const unit of unitsIn(file)) exchange.units.push(readUnit(unit, file.attributes.original ?? ''));
    }
    return exchange;
  },
};

/** Tools may sort units into groups. */
function unitsIn(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.name === 'unit' ? [child] : child.name === 'group' ? unitsIn(child) : [];
  });
}

/** Tools may cut a unit into segments: together they are the text. `order` is the place of a target among them. */
function readUnit(unit: XmlElement, file: string): Exchange['units'][number] {
  const { name } = unit.attributes;
  if (name === undefined) throw new ExchangeError('a unit has no name: the key of its message', unit.line);
  const segments = unit.children.filter((child): child is XmlElement => {
    return typeof child !== 'string' && (child.name === 'segment' || child.name === 'ignorable');
  });
  const sources = segments.map((segment) => childrenNamed(segment, 'source')[0]);
  const targets = segments.map((segment, at) => {
    const target = childrenNamed(segment, 'target')[0];
    const hasText = segment.name === 'segment' && textOfAll([sources[at]]) !== '';
    // Many tools write an empty target for a text that is not translated.
    const translation = textOfAll([target]) === '' ? undefined : target;
    // Where nothing has to be translated, such as the blank of an `ignorable` between two sentences, both languages have
    // the same unless there is a target.
    const element = hasText ? translation : (target ?? sources[at]);
    return { element, order: Number(target?.attributes.order ?? at + 1) };
  });
  const inOrder = targets.toSorted((a, b) => a.order - b.order).map(({ element }) => element);
  // A unit is translated only if each of its segments is.
  const target = inOrder.includes(undefined) ? '' : textOfAll(inOrder);
  return { key: keyOfName(name), file, source: textOfAll(sources), target: target || undefined };
}

function textOfAll(elements: readonly (XmlElement | undefined)[]): string {
  return elements.map((element) => (element ? textOf(element) : '')).join('');
}

/** The text of an element, without the marks that tools put around parts of it; a `<cp>` is one character of it. */
function textOf(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      if (child.name === 'cp') return characterOf(child);
      return textOf(child);
    })
    .join('');
}

function characterOf({ attributes: { hex = '' }, line }: XmlElement): string {
  const code = /^[\da-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
  // Not `code > …`, which would be false for NaN.
  if (!(code <= 0x10_ff_ff)) throw new ExchangeError(`\`<cp hex="${hex}"/>\` is no character`, line);
  return String.fromCodePoint(code);
}

/** A key as the name of a unit: what XML cannot hold is spelled out as JSON does it. */
function nameOfKey(key: string): string {
  return key.replace(unnameable, (character) => `\\u${hexOf(character)}`);
}

function keyOfName(name: string): string {
  return name.replace(/\\u([\dA-F]{4})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** A text as the content of an element. A parser would read a `\r` that is not escaped as `\n`. */
function content(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
    .replace(notInXml, (character) => `<cp hex="${hexOf(character)}"/>`);
}

/** A text as the value of an attribute. A parser would read tabs and line breaks that are not escaped as blanks. */
function attribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replace(/[\t\r\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function hexOf(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
}

/** Control characters and halves of surrogate pairs. */
const notInXml =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The same characters, and a backslash that `keyOfName` would take for the beginning of an escaped one. */
const unnameable = new RegExp(`${notInXml.source}|\\\\(?=u)`, 'g');
