import * as v from 'valibot';
import { nearWord } from '../../core/language/edit-distance.ts';
import { ruleSettingNames } from '../../core/linter/rule-severity.ts';
import { syntaxes } from '../../core/messages/syntax.ts';
import type { Plugin } from '../../core/plugin.ts';
import type { Config } from './config.ts';

const strings = v.array(v.string());

const Settings = v.record(
  v.string(),
  v.picklist(ruleSettingNames, 'a rule is `off`, `on`, `error`, `warning` or `note`'),
);

const Formats = v.strictObject({ number: v.optional(strings), date: v.optional(strings), time: v.optional(strings) });

const Override = v.strictObject({ files: v.optional(strings), locales: v.optional(strings), rules: Settings });

export const ConfigSchema: v.GenericSchema<Config> = v.strictObject({
  messages: v.optional(
    v.pipe(v.string(), v.includes('{locale}', 'write `{locale}` where the name of the locale is in the path')),
  ),
  source: v.optional(v.string()),
  locales: v.optional(strings),
  syntax: v.optional(v.picklist(syntaxes)),
  complete: v.optional(strings),
  src: v.optional(v.string()),
  helpers: v.optional(strings),
  formats: v.optional(Formats),
  lang: v.optional(v.picklist(['nl', 'en'])),
  profile: v.optional(v.string()),
  strict: v.optional(v.boolean()),
  baseline: v.optional(v.string()),
  rules: v.optional(Settings),
  overrides: v.optional(v.array(Override)),
  plugins: v.optional(v.array(v.custom<Plugin>(isPlugin, 'a plugin has `name`, `rules` and `texts`'))),
  extends: v.optional(v.array(v.lazy(() => ConfigSchema))),
});

function isPlugin(value: unknown): boolean {
  return value !== null && typeof value === 'object' && 'name' in value && 'rules' in value && 'texts' in value;
}

/** What an issue is about, and what to write instead. */
export function hintFor(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? '';
  // For a name that it does not know a `strictObject` expects `never`.
  if (issue.expected !== 'never') return path === '' ? issue.message : `\`${path}\`: ${issue.message}`;
  const names = namesAt(path);
  const near = nearWord(path.slice(path.lastIndexOf('.') + 1), names);
  return `there is no option \`${path}\`. ${near ? `Did you mean \`${near}\`?` : `There are ${names.join(', ')}.`}`;
}

/** The names of all options that the object of a path may have. */
function namesAt(path: string): string[] {
  if (/^(?:extends\.\d+\.)*overrides\.\d+\./.test(path)) return Object.keys(Override.entries);
  if (/^(?:extends\.\d+\.)*formats\./.test(path)) return Object.keys(Formats.entries);
  // A schema that refers to itself needs a declared type, and `GenericSchema` does not show the entries.
  return Object.keys((ConfigSchema as unknown as { entries: object }).entries);
}
