import { describe, expect, test } from 'vitest';
import type { Exchange } from '#cli/content-lint/formats/exchange/exchange.ts';
import { exportMessages } from '#cli/content-lint/formats/exchange/export-messages.ts';
import { exchangeFormats } from '#cli/content-lint/formats/exchange/formats.ts';
import { importMessages } from '#cli/content-lint/formats/exchange/import-messages.ts';
import { parseCatalogue } from '#cli/content-lint/formats/parse-catalogue.ts';
import { projectFromFiles } from '#cli/content-lint/formats/project-from-files.ts';
import { randomNumbers } from '../../../fixtures/random.ts';
import { randomCatalogue, randomText } from '../../../fixtures/random-catalogue.ts';

const formats = Object.entries(exchangeFormats);
const layout = { messages: 'i18n/{locale}/*.json', source: 'nl', locales: ['nl', 'en'] };

describe.each(formats)('%s', (_, format) => {
  test('gives every text back as it was', () => {
    const random = randomNumbers(7);
    for (let round = 0; round < 150; round++) {
      const units = Array.from({ length: 5 }, (_, at) => {
        const target = random() < 0.2 ? undefined : randomText(random);
        return { key: `k.${at}.${randomText(random)}`, file: 'i18n/nl/a.json', source: randomText(random), target };
      });
      const exchange: Exchange = { source: 'nl', target: 'en', units };
      const back = format.read(format.write(exchange));
      // A text of nothing and none at all are the same to a translator.
      const wanted = units.map((unit) => ({ ...unit, target: unit.target === '' ? undefined : unit.target }));
      expect(back).toEqual({ ...exchange, units: wanted });
    }
  });

  test('out and in again leaves every byte of the catalogues', async () => {
    const random = randomNumbers(21);
    for (let round = 0; round < 60; round++) {
      const texts = new Map([
        ['i18n/nl/a.json', randomCatalogue(random)],
        ['i18n/nl/b.json', randomCatalogue(random)],
        ['i18n/en/a.json', randomCatalogue(random)],
        ['i18n/en/b.json', randomCatalogue(random)],
      ]);
      const project = projectFromFiles({ texts }, layout);
      const exchange = format.read(format.write(exportMessages(project, 'en')));
      const { files, changed, leftOut } = await importMessages({ files: { texts }, layout }, exchange);
      expect({ changed, leftOut, files: [...files.keys()] }).toEqual({ changed: 0, leftOut: [], files: [] });
    }
  });

  test('a translation that changes is the only thing that changes', async () => {
    const random = randomNumbers(3);
    for (let round = 0; round < 60; round++) {
      const catalogue = randomCatalogue(random);
      const texts = new Map([
        ['i18n/nl/a.json', catalogue],
        ['i18n/en/a.json', catalogue],
      ]);
      const project = projectFromFiles({ texts }, layout);
      const exchange = exportMessages(project, 'en');
      const unit = exchange.units[Math.floor(random() * exchange.units.length)];
      if (!unit) continue;
      unit.target = 'Something new\u00a0entirely';
      const { files } = await importMessages({ files: { texts }, layout }, format.read(format.write(exchange)));
      const after = files.get('i18n/en/a.json') ?? '';
      const before = parseCatalogue('i18n/en/a.json', 'en', 'a', catalogue).messages;
      const current = parseCatalogue('i18n/en/a.json', 'en', 'a', after).messages;
      expect([...current]).toEqual([...before].map(([key, text]) => [key, key === unit.key ? unit.target : text]));
      expect(after).toContain('Something new\\u00a0entirely');
    }
  });
});

describe('a file that cannot be read', () => {
  // Three lines.
  const poHeader = 'msgid ""\nmsgstr "Language: en\\nX-Source-Language: nl\\n"\n\n';

  test.each<[format: keyof typeof exchangeFormats, text: string, line: number]>([
    ['csv', 'key;nl;en\n', 1],
    ['csv', 'key,file,nl,en\na,b,"c,d\n', 2],
    ['csv', 'key,file,nl,en\na,b,c\n', 2],
    ['po', 'msgid "x"\nmsgstr "y"\n', 1],
    ['po', `${poHeader}msgctxt "a"\nmsgid "b\n`, 5],
    ['po', `${poHeader}msgctxt "a"\nmsgid "b"\n`, 4],
    ['po', `${poHeader}msgid "Say \\"hi\\""\nmsgstr "x"\n`, 4],
    ['po', `${poHeader}msgid ""\n"Two\\n"\n"lines"\nmsgstr "x"\n`, 4],
    ['po', `${poHeader}msgctxt "a"\nmsgid "Send it"\nmsgstr ""\n\nmsgid "Send"\nmsgstr "x"\n`, 8],
    ['po', `${poHeader}msgctxt "a"\nmsgid "Send"\nmsgstr ""\n\nmsgid "Send"\nmsgstr "x"\n`, 8],
    ['po', `${poHeader}msgctxt "home.title"\nmsgid "a"\nmsgstr ""\n\nmsgctxt "home"\nmsgid "b"\n`, 8],
    ['xliff', '<xliff version="2.0" srcLang="nl" trgLang="en">\n<file>\n</xliff>', 3],
    ['xliff', '<xliff version="1.2" srcLang="nl" trgLang="en"></xliff>', 1],
    ['xliff', '<xliff version="2.0" srcLang="nl" trgLang="en">\n a &nbsp; b</xliff>', 2],
    ['xliff', 'not at all', 1],
    [
      'xliff',
      '<xliff version="2.0" srcLang="nl" trgLang="en"><file>\n<unit id="1"><segment><source>a</source></segment></unit></file></xliff>',
      2,
    ],
  ])('%s: %j', (format, text, line) => {
    expect(() => exchangeFormats[format].read(text)).toThrow(expect.objectContaining({ line }));
  });
});

describe('what other tools make of a file', () => {
  test('XLIFF with a prefix, groups, several segments, marks and CDATA', () => {
    const text = `<?xml version="1.0"?>
<!-- from a tool -->
<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" xmlns:m="urn:m" version="2.1" srcLang='nl' trgLang='en'>
  <x:file id="f" original="i18n/nl/a.json"><x:group id="g">
    <x:unit id="1" name="a.b" m:name="of another tool"><x:notes><x:note>n</x:note></x:notes>
      <x:segment><x:source>Een.</x:source><x:target><x:mrk id="m">One</x:mrk>.</x:target></x:segment>
      <x:ignorable><x:source> </x:source></x:ignorable>
      <x:segment><x:source>Twee &lt;b&gt;</x:source><x:target><![CDATA[Two <b>]]></x:target></x:segment>
    </x:unit></x:group>
  </x:file>
</x:xliff>`;
    expect(exchangeFormats.xliff.read(text)).toEqual({
      source: 'nl',
      target: 'en',
      units: [{ key: 'a.b', file: 'i18n/nl/a.json', source: 'Een. Twee <b>', target: 'One. Two <b>' }],
    });
  });

  test('XLIFF whose segments are in another order in the translation', () => {
    const text = `<xliff version="2.0" srcLang="nl" trgLang="en"><file original="f"><unit name="a">
      <segment><source>Een.</source><target order="3">One.</target></segment>
      <ignorable><source> </source></ignorable>
      <segment><source>Twee.</source><target order="1">Two.</target></segment>
    </unit></file></xliff>`;
    expect(exchangeFormats.xliff.read(text).units).toEqual([
      { key: 'a', file: 'f', source: 'Een. Twee.', target: 'Two. One.' },
    ]);
  });

  test('XLIFF with an empty target for a segment that is not translated', () => {
    const read = (more: string) => {
      const segments = `<segment><source>Een. </source><target>One. </target></segment>${more}`;
      const text = `<xliff version="2.0" srcLang="nl" trgLang="en"><file original="f"><unit name="a">${segments}</unit></file></xliff>`;
      return exchangeFormats.xliff.read(text).units[0]?.target;
    };
    expect(read('<segment><source>Twee.</source><target></target></segment>')).toBeUndefined();
    expect(read('<ignorable><source> </source><target></target></ignorable>')).toBe('One. ');
    expect(read('<segment><source></source><target></target></segment>')).toBe('One. ');
    expect(read('<segment><source></source></segment>')).toBe('One. ');
  });

  test('XML whose elements are nested a hundred deep, and no deeper', () => {
    const nested = (levels: number) => () => exchangeFormats.xliff.read('<a>'.repeat(levels) + '</a>'.repeat(levels));
    expect(nested(100)).toThrow('no XLIFF 2 document');
    expect(nested(101)).toThrow('nested more than 100 deep');
  });

  test('CSV from a Dutch spreadsheet', () => {
    expect(exchangeFormats.csv.read('\uFEFFkey;file;nl;en\r\na;f;"Een; twee";One\r\n').units).toEqual([
      { key: 'a', file: 'f', source: 'Een; twee', target: 'One' },
    ]);
  });

  test('a key that XML cannot hold, and one that looks like its spelling', () => {
    const units = ['a\u0001b', 'a\\u0001b', '\\\\u005cu', '\uD800'].map((key) => ({
      key,
      file: 'f',
      source: 'x',
      target: undefined,
    }));
    const exchange: Exchange = { source: 'nl', target: 'en', units };
    expect(exchangeFormats.xliff.read(exchangeFormats.xliff.write(exchange))).toEqual(exchange);
  });

  test('PO with comments, old entries and long lines', () => {
    const text = `# translators
msgid ""
msgstr ""
"Language: en\\n"
"X-Source-Language: nl\\n"

#. note
#: i18n/nl/a.json
#| msgid "Old"
msgctxt "a.b"
msgid ""
"Een "
"twee\\n"
msgstr "One \\"two\\"\\n"

#~ msgctxt "gone"
#~ msgid "x"
#~ msgstr "y"
`;
    expect(exchangeFormats.po.read(text).units).toEqual([
      { key: 'a.b', file: 'i18n/nl/a.json', source: 'Een twee\n', target: 'One "two"\n' },
    ]);
  });
});
