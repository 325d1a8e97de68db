import type { Args, Finding } from '../../finding.ts';
import type { CodeWords, Sentences, Words } from './texts.ts';

/** Turns a finding into what is wrong and what to do about it. */
export function say(finding: Pick<Finding, 'code' | 'args'>, words: Words): Sentences {
  const sentences = sentencesFor(finding, words);
  const args = spelledOut(finding, words);
  return { says: fill(sentences.says, args), todo: fill(sentences.todo, args) };
}

function sentencesFor({ code, args }: Pick<Finding, 'code' | 'args'>, words: Words): Sentences {
  const byCode: Readonly<Record<string, CodeWords>> = words.findings;
  const own = byCode[code] ?? { says: code, todo: '' };
  for (const [name, byValue] of Object.entries(own.cases ?? {})) {
    const found = byValue[String(args[name])];
    if (found) return found;
  }
  return own;
}

/** Codes and locales among the arguments get their names. */
function spelledOut({ code, args }: Pick<Finding, 'code' | 'args'>, words: Words): Args {
  const more: Record<string, string> = {};
  if (code === 'icu/syntax') more.reason = words.icu[Number(args.kind)] ?? String(args.kind);
  if (code === 'json/syntax') more.reason = words.json[String(args.reason)] ?? String(args.reason);
  if (code === 'content/reference') more.kind = words.kinds[String(args.kind)] ?? String(args.kind);
  for (const name of ['locale', 'otherLocale'])
    if (args[name] !== undefined) more[name] = words.locales[String(args[name])] ?? String(args[name]);
  return { ...args, ...more };
}

/** Fills `{name}`, `{name|instead of nothing}` and `{name?only where there is one}`. */
function fill(template: string, args: Args): string {
  return template
    .replace(/\{(\w+)\?((?:[^{}]|\{\w+\})*)\}/g, (_, name: string, text: string) => (given(args, name) ? text : ''))
    .replace(/\{(\w+)(?:\|([^{}]*))?\}/g, (_, name: string, instead = '') => given(args, name) || instead)
    .trim();
}

function given(args: Args, name: string): string {
  const value = args[name];
  if (value === undefined) return '';
  return typeof value === 'object' ? value.map((one) => `\`${one}\``).join(', ') : String(value);
}
