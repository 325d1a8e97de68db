import { replace } from '../../fix.ts';
import { blankOut, symbolRuns } from '../../language/blank-out.ts';
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
    const [inSource, inTarget] = [backslashIn(source.text), backslashIn(target.text)];
    // Both texts have a backslash, or neither has.
    if (inSource < 0 === inTarget < 0) return;
    const [message, start] = inTarget >= 0 ? [target, inTarget] : [source, inSource];
    const span = { start, end: Math.min(start + 2, message.text.length) };
    reportDifference(pair, context, { message, span }, { got: message.text.slice(start, start + 2) });
  },
  fix(report) {
    const character = meanings[String(report.args.got)];
    return character === undefined ? undefined : replace(report, character, 'unsafe');
  },
});

/** A path of Windows: `%TEMP%\x`, `C:\x`, `\\server\x`. */
const windowsPath = /(?:%\w+%|\b[A-Za-z]:|\\\\\w[\w.-]*)\\\S*/g;

/** A backslash that the text is about: `(\)`. */
const mentioned = /(?<=[\s(‘“])\\(?=[\s)’”])|(?<=")\\(?=")|(?<=')\\(?=')/g;

/** The offset of the first backslash that is none of these, nor in a row such as `\/:*?"<>|`; -1 if there is none. */
function backslashIn(text: string): number {
  return [windowsPath, mentioned, symbolRuns].reduce(blankOut, text).indexOf('\\');
}

/** What backslash escapes were meant to be: `\t` is a blank, and `\'` is ’, because ICU reads ' as syntax. */
const meanings: Readonly<Record<string, string>> = { '\\n': '\n', '\\t': ' ', '\\"': '"', "\\'": '’', '\\/': '/' };
