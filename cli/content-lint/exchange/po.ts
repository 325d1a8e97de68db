import { type Exchange, ExchangeError, type ExchangeFormat } from './exchange.ts';

/** Gettext: the key is the context, so that equal texts stay apart. */
export const po: ExchangeFormat = {
  write({ source, target, units }) {
    const header = [
      'msgid ""',
      'msgstr ""',
      ...[
        'MIME-Version: 1.0\n',
        'Content-Type: text/plain; charset=UTF-8\n',
        'Content-Transfer-Encoding: 8bit\n',
        `Language: ${target}\n`,
        `X-Source-Language: ${source}\n`,
      ].map(quoted),
    ];
    const entries = units.map((unit) => [
      `#: ${unit.file}`,
      '#, icu-message-format',
      `msgctxt ${quoted(unit.key)}`,
      `msgid ${quoted(unit.source)}`,
      `msgstr ${quoted(unit.target ?? '')}`,
    ]);
    return `${[header, ...entries].map((lines) => lines.join('\n')).join('\n\n')}\n`;
  },
  read(text) {
    const [header, ...entries] = readEntries(text);
    const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(header?.msgstr ?? '')?.[1];
    const source = field('X-Source-Language');
    const target = field('Language');
    if (header?.msgid !== '' || !source || !target) {
      throw new ExchangeError('the header has to name `Language` and `X-Source-Language`', 1);
    }
    const exchange: Exchange = { source, target, units: [] };
    for (const { msgctxt, msgid, msgstr, file, line } of entries) {
      if (msgctxt === undefined || msgid === undefined || msgstr === undefined) {
        throw new ExchangeError('an entry has `msgctxt`, `msgid` and `msgstr`', line);
      }
      exchange.units.push({
        key: msgctxt,
        file: file ?? '',
        source: msgid,
        target: msgstr === '' ? undefined : msgstr,
      });
    }
    return exchange;
  },
};

const escapes: Readonly<Record<string, string>> = { '\n': 'n', '\t': 't', '\r': 'r', '"': '"', '\\': '\\' };
const meanings = Object.fromEntries(Object.entries(escapes).map(([character, letter]) => [letter, character]));

/** A text in quotes; one with several lines stands in several quotes, as gettext has it. */
function quoted(text: string): string {
  const lines = text.split(/(?<=\n)/).filter(Boolean);
  const one = (line: string) => `"${line.replace(/[\n\t\r"\\]/g, (character) => `\\${escapes[character]}`)}"`;
  return lines.length > 1 ? ['""', ...lines.map(one)].join('\n') : one(text);
}

interface Entry {
  msgctxt?: string;
  msgid?: string;
  msgstr?: string;
  file?: string;
  line: number;
}

type Field = 'msgctxt' | 'msgid' | 'msgstr';

function readEntries(text: string): Entry[] {
  const entries: Entry[] = [];
  let entry: Entry | undefined;
  let field: Field | undefined;
  text.split(/\r?\n/).forEach((raw, at) => {
    const line = raw.trim();
    if (line === '') {
      entry = undefined;
      return;
    }
    // What is struck out, and what was there before, is no entry.
    if (/^#[~|]/.test(line)) return;
    if (!entry) {
      entry = { line: at + 1 };
      entries.push(entry);
      field = undefined;
    }
    if (line.startsWith('#:')) entry.file ??= line.slice(2).trim();
    if (line.startsWith('#')) return;
    const [, name, rest = ''] = /^(msgctxt|msgid|msgstr)\s+(.*)$/s.exec(line) ?? [];
    if (name) {
      field = name as Field;
      entry[field] = unquoted(rest, at + 1);
    } else if (line.startsWith('"') && field) entry[field] += unquoted(line, at + 1);
    else throw new ExchangeError(`\`${line.slice(0, 40)}\` is no line of a PO file`, at + 1);
  });
  return entries.filter((one) => one.msgid !== undefined || one.msgctxt !== undefined);
}

function unquoted(text: string, line: number): string {
  const inner = /^"((?:[^"\\]|\\.)*)"$/s.exec(text)?.[1];
  if (inner === undefined) throw new ExchangeError('a text is not closed by a quote', line);
  return inner.replace(/\\(.)/gs, (whole, letter: string) => meanings[letter] ?? whole);
}
