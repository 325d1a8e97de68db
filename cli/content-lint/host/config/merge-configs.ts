import type { RuleSettings } from '../../core/project/rule-settings.ts';
import type { Config } from './config.ts';

/** A configuration with those that it extends in it: what is its own comes before them, and later ones before earlier. */
export function mergedConfig({ extends: bases = [], ...config }: Config): Config {
  return [...bases.map(mergedConfig), config].reduce(withConfig, {});
}

function withConfig(base: Config, next: Config): Config {
  const formats = { ...base.formats, ...next.formats };
  const rules = withSettings(base.rules, next.rules);
  const overrides = [...(base.overrides ?? []), ...(next.overrides ?? [])];
  const plugins = [...new Set([...(base.plugins ?? []), ...(next.plugins ?? [])])];
  return { ...base, ...next, formats, rules, overrides, plugins };
}

/** What is set again moves to the end, because of several settings that match the last counts. */
function withSettings(base: RuleSettings = {}, next: RuleSettings = {}): RuleSettings {
  return Object.fromEntries([...Object.entries(base).filter(([name]) => !(name in next)), ...Object.entries(next)]);
}
