import type { Args, Finding } from '../../core/finding.ts';
import { argumentDot, linkedMessage } from '../../core/messages/message.ts';
import type { Sentences } from '../../core/plugin.ts';
import { neutral } from '../neutral.ts';
import type { Texts } from './texts.ts';

/** Turns a finding into what is wrong and what to do about it. */
export function formatFinding(finding: Pick<Finding, 'code' | 'args'>, texts: Texts): Sentences {
  const sentences = sentencesFor(finding, texts);
  const args = spelledOut(finding, texts);
  const more = args.untold === undefined ? '' : ` ${fill(texts.untold, args)}`;
  // ICU allows no dot in the name of an argument: where another syntax has one, `argumentDot` takes its place.
  const spell = (template: string) => fill(template, args).replaceAll(linkTag, '`$1`').replaceAll(argumentDot, '.');
  return { sentence: spell(sentences.sentence) + more, advice: spell(sentences.advice) };
}

/** Matches the tag that rules have for another message inside a text: a finding names the key of that message. */
const linkTag = new RegExp(`\`<${linkedMessage}([^\`]*)>\``, 'g');

function sentencesFor({ code, args }: Pick<Finding, 'code' | 'args'>, texts: Texts): Sentences {
  const unknown = { sentence: code, advice: '' };
  const explanation = texts.rules[code] ?? unknown;
  if (!('cases' in explanation)) return explanation;
  const sentences = Object.entries(explanation.cases).flatMap(([name, byValue]) => byValue[String(args[name])] ?? []);
  return sentences[0] ?? unknown;
}

/** Gives the arguments with the names of the codes and locales among them. */
function spelledOut({ code, args }: Pick<Finding, 'code' | 'args'>, texts: Texts): Args {
  const more: Record<string, string> = { tool: texts.tool };
  if (code === 'icu/syntax') more.reason = texts.icu[Number(args.kind)] ?? String(args.kind);
  if (code === 'json/syntax') more.reason = texts.json[String(args.reason)] ?? String(args.reason);
  for (const name of ['locale', 'otherLocale'])
    if (args[name] !== undefined) more[name] = localeName(String(args[name]), texts);
  return { ...args, ...more };
}

/** Kept for each language, because they are slow to make. */
const names = new Map<Texts['language'], Intl.DisplayNames>();

/** The name of a locale in the language of the report: `Hebrew`, `Portuguese (Brazil)`; its code if it has no name. */
function localeName(locale: string, { locales, language }: Texts): string {
  const known = locales[locale];
  if (known !== undefined) return known;
  try {
    const displayNames =
      names.get(language) ?? new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
    names.set(language, displayNames);
    return displayNames.of(locale.replaceAll('_', '-')) ?? locale;
  } catch {
    // `of` throws for what is not written as a language tag.
    return locale;
  }
}

/** Fills `{name}`, `{name|text if there is none}` and `{name?text only if there is one}`. */
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
  return typeof value === 'object' ? value.map((item) => `\`${neutral(item)}\``).join(', ') : neutral(String(value));
}
