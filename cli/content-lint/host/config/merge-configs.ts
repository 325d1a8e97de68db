import type { RuleSettings } from '../../core/project/rule-settings.ts';
import type { Config } from './config.ts';

/**
 * Merges a configuration with those that it `extends`: its own options override theirs, later ones override earlier.
 */
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

/** A setting that `next` repeats moves to the end, because the last of several settings that match a rule counts. */
function withSettings(base: RuleSettings = {}, next: RuleSettings = {}): RuleSettings {
  return Object.fromEntries([...Object.entries(base).filter(([name]) => !(name in next)), ...Object.entries(next)]);
}
