import type { Args, Finding } from '../../core/finding.ts';
import { dotInArgumentName, linkedMessagePrefix } from '../../core/messages/message.ts';
import type { Sentences } from '../../core/plugin.ts';
import { escapeControls } from '../escape-controls.ts';
import type { Texts } from './texts.ts';

/** Turns a finding into what is wrong and what to do about it. */
export function formatFinding(finding: Pick<Finding, 'code' | 'args'>, texts: Texts): Sentences {
  const sentences = sentencesFor(finding, texts);
  const args = argsInWords(finding, texts);
  // How many further findings of the rule the text has, which the reporter only counts.
  const untold = args.untold === undefined ? '' : ` ${fill(texts.untold, args)}`;
  // ICU allows no dot in the name of an argument: where another syntax has one, `dotInArgumentName` takes its place.
  const spell = (template: string) =>
    fill(template, args).replaceAll(linkTag, '`$1`').replaceAll(dotInArgumentName, '.');
  return { sentence: spell(sentences.sentence) + untold, advice: spell(sentences.advice) };
}

/**
 * Matches the tag that stands for another message inside a text, such as `<message-terms.title>` in backquotes: a
 * finding names the key of that message, `terms.title`, instead.
 */
const linkTag = new RegExp(`\`<${linkedMessagePrefix}([^\`]*)>\``, 'g');

function sentencesFor({ code, args }: Pick<Finding, 'code' | 'args'>, texts: Texts): Sentences {
  const unknown = { sentence: code, advice: '' };
  const explanation = texts.rules[code] ?? unknown;
  if (!('cases' in explanation)) return explanation;
  // The sentences of a case are under the name of an argument and its value, such as `cases.problem.unknown`.
  const sentences = Object.entries(explanation.cases).flatMap(([name, byValue]) => byValue[String(args[name])] ?? []);
  return sentences[0] ?? unknown;
}

/** Gives the arguments with words in place of codes: for the reason of a syntax error, and for locales. */
function argsInWords({ code, args }: Pick<Finding, 'code' | 'args'>, texts: Texts): Args {
  const words: Record<string, string> = { tool: texts.tool };
  if (code === 'icu/syntax') words.reason = texts.icu[Number(args.kind)] ?? String(args.kind);
  if (code === 'json/syntax') words.reason = texts.json[String(args.reason)] ?? String(args.reason);
  for (const name of ['locale', 'otherLocale'])
    if (args[name] !== undefined) words[name] = localeName(String(args[name]), texts);
  return { ...args, ...words };
}

/** Kept for each language, because they are slow to make. */
const displayNamesByLanguage = new Map<Texts['language'], Intl.DisplayNames>();

/** The name of a locale in the language of the report: `Hebrew`, `Portuguese (Brazil)`; its code if it has no name. */
function localeName(locale: string, { locales, language }: Texts): string {
  const known = locales[locale];
  if (known !== undefined) return known;
  try {
    const displayNames =
      displayNamesByLanguage.get(language) ??
      new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
    displayNamesByLanguage.set(language, displayNames);
    return displayNames.of(locale.replaceAll('_', '-')) ?? locale;
  } catch {
    // `of` throws for what is not written as a language tag.
    return locale;
  }
}

/** Fills `{name}`, `{name|text if there is none}` and `{name?text only if there is one, with an {argument} in it}`. */
function fill(template: string, args: Args): string {
  return template
    .replace(/\{(\w+)\?((?:[^{}]|\{\w+\})*)\}/g, (_, name: string, text: string) => (valueText(args, name) ? text : ''))
    .replace(/\{(\w+)(?:\|([^{}]*))?\}/g, (_, name: string, instead = '') => valueText(args, name) || instead)
    .trim();
}

/** The value of an argument in words; empty if there is none. */
function valueText(args: Args, name: string): string {
  const value = args[name];
  if (value === undefined) return '';
  return typeof value === 'object'
    ? value.map((item) => `\`${escapeControls(item)}\``).join(', ')
    : escapeControls(String(value));
}
