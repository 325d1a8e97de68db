import type { LoadOptions, Plugin } from '../plugin.ts';
import type { Project } from '../project/project.ts';
import type { Rule, RuleOf } from '../rule.ts';
import { builtInRules } from '../rules/built-in-rules.ts';

/** A plugin with the data that it has loaded for one project. */
export interface LoadedPlugin {
  plugin: Plugin;
  data: unknown;
}

/** Lets each plugin load its data of a project. */
export function loadPlugins(
  project: Project,
  plugins: readonly Plugin[] = [],
  options: LoadOptions = {},
): Promise<LoadedPlugin[]> {
  return Promise.all(plugins.map(async (plugin) => ({ plugin, data: await plugin.load?.(project, options) })));
}

/** The rules of content-lint and of plugins, by code. */
export function allRules(plugins: readonly Plugin[] = []): Rule[] {
  return [...builtInRules, ...plugins.flatMap(({ rules }) => rules)].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** Looks rules up by code, those of content-lint and of plugins. */
export function ruleLookup(plugins: readonly LoadedPlugin[] = []): RuleOf {
  const rules = new Map(allRules(plugins.map(({ plugin }) => plugin)).map((rule) => [rule.code, rule]));
  return ({ code }) => rules.get(code);
}

/** Names of the arguments that every message gets in addition to those of its call. */
export function globalArguments(plugins: readonly LoadedPlugin[]): ReadonlySet<string> {
  return new Set(plugins.flatMap(({ plugin, data }) => [...(plugin.globalArguments?.(data) ?? [])]));
}

/** The names that are the same in every language, as far as plugins know them. */
export function pluginNames(plugins: readonly LoadedPlugin[]): string[] {
  return plugins.flatMap(({ plugin, data }) => [...(plugin.names?.(data) ?? [])]);
}

/** Makes a function that says whether a locale has to have a key: yes, unless a plugin says no. */
export function requiredCheck(plugins: readonly LoadedPlugin[]): (key: string, locale: string) => boolean {
  const checks = plugins.flatMap(({ plugin, data }) => plugin.isRequired?.(data) ?? []);
  return (key, locale) => checks.every((isRequired) => isRequired(key, locale));
}

/** Makes a function that says whether a message is asked for by something other than the code. */
export function requestedByPlugins(plugins: readonly LoadedPlugin[]): (key: string) => boolean {
  const checks = plugins.flatMap(({ plugin, data }) => plugin.isRequested?.(data) ?? []);
  return (key) => checks.some((isRequested) => isRequested(key));
}
