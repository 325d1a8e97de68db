import { replace } from '../../fix.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const textEscape = defineRule({
  code: 'text/escape',
  severity: 'error',
  examples: {
    bad: { 'i18n/nl.json': '{ "a": "Regel 1 en 2" }', 'i18n/en.json': '{ "a": "Line 1\\\\nand 2" }' },
    good: { 'i18n/nl.json': '{ "a": "Map C:\\\\nieuw" }', 'i18n/en.json': '{ "a": "Folder C:\\\\new" }' },
  },
  needs: /\\/,
  pair(pair, context) {
    const { source, target } = pair;
    const [there, here] = [backslashIn(source.text), backslashIn(target.text)];
    if (there < 0 === here < 0) return;
    const [message, start] = here >= 0 ? [target, here] : [source, there];
    const span = { start, end: start + 2 };
    reportDifference(pair, context, { message, span }, { got: message.text.slice(start, start + 2) });
  },
  fix(report) {
    const character = meanings[String(report.args.got)];
    return character === undefined ? undefined : replace(report, character, 'unsafe');
  },
});

/** A path of Windows, and a backslash that the text is about, by itself or among other signs: `%TEMP%\x`, `C:\x`, `(\)`. */
const meant = /[^\s\p{L}\p{N}]{8,}|(?:%\w+%|\b[A-Za-z]:|\\)\\\S*|(?<=[\s(‘“"'])\\(?=[\s)’”"'])/gu;

/** The offset of the first backslash that means neither; -1 if there is none. */
function backslashIn(text: string): number {
  return text.replace(meant, (match) => ' '.repeat(match.length)).indexOf('\\');
}

/** The characters that backslash escapes were meant to be. */
const meanings: Readonly<Record<string, string>> = { '\\n': '\n', '\\t': ' ', '\\"': '"', "\\'": '’', '\\/': '/' };
