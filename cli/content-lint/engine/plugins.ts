import type { LoadOptions, Plugin } from '../plugin.ts';
import type { Project } from '../project/project.ts';
import type { Rule } from '../rule.ts';
import { ownRules } from '../rules/own-rules.ts';

/** A plugin with what it has loaded of one project. */
export interface LoadedPlugin {
  plugin: Plugin;
  data: unknown;
}

/** Lets each plugin load what it wants to know of a project. */
export function loadPlugins(
  project: Project,
  plugins: readonly Plugin[] = [],
  options: LoadOptions = {},
): Promise<LoadedPlugin[]> {
  return Promise.all(plugins.map(async (plugin) => ({ plugin, data: await plugin.load?.(project, options) })));
}

/** The rules of content-lint and of plugins, by code. */
export function allRules(plugins: readonly Plugin[] = []): Rule[] {
  return [...ownRules, ...plugins.flatMap(({ rules }) => rules)].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** The values that every message gets, beside what its own call passes. */
export function globalArguments(plugins: readonly LoadedPlugin[]): ReadonlySet<string> {
  return new Set(plugins.flatMap(({ plugin, data }) => [...(plugin.globalArguments?.(data) ?? [])]));
}

/** The names that are the same in every language, as far as plugins know them. */
export function pluginNames(plugins: readonly LoadedPlugin[]): string[] {
  return plugins.flatMap(({ plugin, data }) => [...(plugin.names?.(data) ?? [])]);
}

/** Whether a locale has to have a key: it does unless a plugin says that it does not. */
export function requirement(plugins: readonly LoadedPlugin[]): (key: string, locale: string) => boolean {
  const checks = plugins.flatMap(({ plugin, data }) => plugin.isRequired?.(data) ?? []);
  return (key, locale) => checks.every((isRequired) => isRequired(key, locale));
}
