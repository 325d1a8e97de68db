import type { Message } from '../../messages/message.ts';
import { type Context, defineRule } from '../../rule.ts';
import { bothWays, reportDifference } from '../report-difference.ts';
import { reportMatches } from '../report-matches.ts';

/** Notes of authors, an object that was printed, `__NAME__`, the marks of a merge conflict, `[EN]` and `[NL]`. */
const notes = /\b(?:TODO|FIXME|TBD|XXX+|TKTK)\b|\[object Object\]|__[A-Z][A-Z0-9_]+__|<{7}|>{7}|\[(?:EN|NL)\]/g;

/** Shows how a number is written: XXX-XX-XXXX, XX-1234. */
const mask = /X{2,}[-\d]|[-\d]X{2,}/;

/** Matches the locale of a language in which `TODO` is a word: all, everything. */
const todoLanguages = /^(?:es|pt|gl|ast)(?![a-z])/;

/** TBD as a whole text is for the visitor: the date of a release is to be determined. */
const tbdAlone = /^\W*TBD\W*$/;

/** Texts that are a note as a whole; `nvt` is Dutch for “not applicable”. */
const wholeNotes: ReadonlySet<string> = new Set([
  'undefined',
  'null',
  'nan',
  'translate me',
  'missing translation',
  'nvt',
]);

export const textUnfinished = defineRule({
  code: 'text/unfinished',
  severity: 'error',
  examples: {
    bad: { nl: 'TODO: tekst van Anna', en: 'We build websites' },
    good: { nl: 'Uw to-dolijst', en: 'Your to-do list' },
  },
  yieldsTo: ['format/invalid'],
  message(message, context) {
    const { key, locale, text } = message;
    // A key in the place of the text, such as `home.title` or `send_button`: its own, or that of another message.
    const mayBeKey = !text.includes(' ') && /^(?=.+[._].)[\w-]+(?:\.[\w-]+)*$/.test(text);
    const isKey = mayBeKey && (text === key || context.project.catalogues.some(({ messages }) => messages.has(text)));
    const source = sourceOf(message, context).toLowerCase();
    const isMeant = isWord(text.toLowerCase(), key, source);
    // The length is a cheap test before the exact one: all texts in `wholeNotes` are shorter.
    if (isKey || (!isMeant && text.length < 24 && wholeNotes.has(text.toLowerCase())))
      context.report({ locale, key }, { got: text });
    else if (!isMeant && !tbdAlone.test(text)) reportMatches(message, context, notes, argsUnlessMeant(source, message));
    if (/\b[Ll]orem ipsum\b/.test(text)) context.report({ locale, key }, { got: 'lorem ipsum' });
  },
  pair(pair, context) {
    const { source, target } = pair;
    if (!isStandIn(source.text) && !isStandIn(target.text)) return;
    for (const [message, other] of bothWays(pair)) {
      const got = message.text;
      // The other text has to have a word: a dash beside a dash or a digit is no stand-in.
      if (!isStandIn(got) || isStandIn(other.text) || !/\p{L}{2}/u.test(other.text)) continue;
      // A text that is the key of a message has been reported by `message` above.
      if (context.project.catalogues.some(({ messages }) => messages.has(got))) continue;
      reportDifference(pair, context, { message }, { got });
    }
  },
});

/** The text that a translation was made from; none for a message of the source itself. */
function sourceOf({ key, locale }: Message, { project }: Context): string {
  return locale === project.source ? '' : (project.catalogues[0]?.messages.get(key) ?? '');
}

/**
 * Makes the function that gives the arguments of a note's finding; undefined for what is no note. What the source (in
 * small letters) has too is left out: a note is reported there, and in “your todo list” it is a word.
 */
function argsUnlessMeant(source: string, { text, locale }: Message) {
  return ([got]: RegExpExecArray) => {
    if (got.startsWith('XXX') && mask.test(text)) return undefined;
    if (got === 'TODO' && todoLanguages.test(locale)) return undefined;
    return source.includes(got.toLowerCase()) ? undefined : { got };
  };
}

/**
 * Whether a text is the word that the message is about, such as `null` with the key `types.null`: its source says the
 * same, or its key ends in it.
 */
function isWord(text: string, key: string, source: string): boolean {
  return (
    source === text ||
    key
      .toLowerCase()
      .split(/[^a-z]/)
      .at(-1) === text
  );
}

/** Files and sites are written with a full stop inside too. */
const fileOrSite =
  /\.(?:js|ts|css|html?|pdf|json|md|xml|csv|txt|zip|jpe?g|png|svg|nl|com|eu|be|org|net|io|dev|app|example)$/i;

/** Whether a text only fills its place: a dash, `xxx`, or what looks like a key. */
function isStandIn(text: string): boolean {
  if (text.includes(' ')) return false;
  if (text.length < 6 && /^(?:[-–—._?*]+|x{2,})$/i.test(text)) return true;
  return /^(?:\w+:)?[a-z][\w-]*(?:\.[a-z][\w-]*)+$/.test(text) && !fileOrSite.test(text);
}
