import { po as gettext } from 'gettext-parser';
import { type Exchange, ExchangeError, type ExchangeFormat, lineAt } from './exchange.ts';

/** Gettext: the key is the context, so that equal texts stay apart. */
export const po: ExchangeFormat = {
  write({ source, target, units }) {
    const translations = Object.fromEntries(
      units.map((unit) => {
        const comments = { reference: unit.file, flag: 'icu-message-format' };
        const entry = { msgctxt: unit.key, msgid: unit.source, msgstr: [unit.target ?? ''], comments };
        return [unit.key, { [unit.source]: entry }];
      }),
    );
    const headers = {
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
      Language: target,
      'X-Source-Language': source,
    };
    // `foldLength: 0` keeps a long text on one line.
    return gettext.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8');
  },
  read(text) {
    const { headers, translations } = parse(text);
    const { Language: target, 'X-Source-Language': source } = headers ?? {};
    if (!source || !target) throw new ExchangeError('the header has to name `Language` and `X-Source-Language`', 1);
    const exchange: Exchange = { source, target, units: [] };
    for (const [context, entries] of Object.entries(translations)) {
      for (const { msgid, msgstr, comments } of Object.values(entries)) {
        // The header of the file.
        if (context === '' && msgid === '') continue;
        if (context === '') throw new ExchangeError('an entry has no `msgctxt`: the key', lineOf(text, 'msgid', msgid));
        const [translated] = msgstr;
        exchange.units.push({
          key: context,
          file: comments?.reference ?? '',
          source: msgid,
          // `fuzzy` marks a guess of the translator's program, which nobody has confirmed.
          target: /\bfuzzy\b/.test(comments?.flag ?? '') ? undefined : translated || undefined,
        });
      }
    }
    return exchange;
  },
};

function parse(text: string): ReturnType<typeof gettext.parse> {
  try {
    return gettext.parse(text, { validation: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // For an entry that lacks something the library names the context; for a broken text the line, or the next line if
    // the error is found at the end of one.
    const [, context = ''] = /in "(.*)" context/s.exec(error.message) ?? [];
    const linesTooFar = error.message.includes('End-of-line') ? 1 : 0;
    const line = 'lineNumber' in error ? Number(error.lineNumber) - linesTooFar : lineOf(text, 'msgctxt', context);
    throw new ExchangeError(error.message.replace(/^Error parsing PO data: | at line \d+/g, ''), line);
  }
}

/** Matches the key or the source text of an entry. Its parts in quotation marks may be on several lines. */
const keyOrSource = /^[ \t]*(msgctxt|msgid)((?:\s*"(?:[^"\\\n]|\\.)*")+)/gm;

/** The line of the first key with this value, or of the first source text with it that has no key; the first, if none. */
function lineOf(text: string, field: 'msgctxt' | 'msgid', value: string): number {
  let isBehindKey = false;
  for (const match of text.matchAll(keyOrSource)) {
    const [, name, parts = ''] = match;
    if (name === field && !isBehindKey && spelledBy(parts) === value) return lineAt(text, match.index);
    isBehindKey = name === 'msgctxt';
  }
  return 1;
}

/** The value that one or several parts in quotation marks spell. */
function spelledBy(parts: string): string {
  const escaped = [...parts.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, part]) => part).join('');
  const control: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
  return escaped.replace(/\\(.)/g, (_, character: string) => control[character] ?? character);
}
