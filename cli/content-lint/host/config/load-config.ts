import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { nearWord } from '../../core/language/edit-distance.ts';
import { allRules } from '../../core/linter/plugins.ts';
import { settingCoversRule } from '../../core/linter/rule-severity.ts';
import { ProjectError } from '../../core/project/project-error.ts';
import { fileVersion } from '../file-version.ts';
import type { Config } from './config.ts';
import { ConfigSchema, hintFor } from './config-schema.ts';
import { mergedConfig } from './merge-configs.ts';

/** Name of the configuration at the root of a project, as `init` writes it. */
export const configFile = 'content-lint.config.ts';

/** All names that it may have; of several files the first counts. */
export const configFiles: readonly string[] = [
  configFile,
  'content-lint.config.mts',
  'content-lint.config.mjs',
  'content-lint.config.js',
];

interface ImportedConfig {
  exported: unknown;
  /** The version of each module when it was read, by its path. */
  modules: Map<string, string>;
}

/**
 * The last import of each path. An import is repeated only if one of its modules has changed: Node never frees a
 * module, and a language server checks a project thousands of times.
 */
const lastImports = new Map<string, ImportedConfig>();

/** How often each path was imported. The next import needs another address, because Node keeps the module of each. */
const importCounts = new Map<string, number>();

/** The folder of content-lint itself, whose modules are not loaded again. */
const toolFolder = new URL('../..', import.meta.url).href;

/** A configuration with the paths of its modules. */
export interface LoadedConfig {
  /** Without `extends`: the configurations that it extends are merged into it. */
  config: Config;
  /** Paths of the file itself and of everything that it imports. */
  modules: string[];
}

/**
 * Loads the configuration of a project; empty if it has none. Throws a `ProjectError` if it makes no sense; `tool` is
 * the command that its advice names.
 */
export async function loadConfig(root: string, tool: string): Promise<LoadedConfig> {
  const name = configFiles.find((file) => existsSync(join(root, file)));
  if (name === undefined) return { config: {}, modules: [] };
  const path = join(root, name);
  const { exported, modules } = await importConfig(path);
  if (exported === undefined) {
    throw new ProjectError('bad-config', `${name}: write \`export default defineConfig({ … })\``);
  }
  if (extendsItself(exported)) throw new ProjectError('bad-config', `${name}: a configuration extends itself`);
  const parsed = v.safeParse(ConfigSchema, exported);
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => ({ optionPath: optionPathOf(issue), hint: hintFor(issue) }));
    throw new ProjectError('bad-config', await listed(path, problems));
  }
  const config = mergedConfig(parsed.output);
  const unknown = unknownRules(
    parsed.output,
    allRules(config.plugins).map(({ code }) => code),
    tool,
  );
  if (unknown.length > 0) throw new ProjectError('bad-config', await listed(path, unknown));
  return { config, modules: [...modules.keys()] };
}

async function importConfig(path: string): Promise<ImportedConfig> {
  const last = lastImports.get(path);
  // If another loader than Node's took the import, as in tests, its modules are unknown: then it is always repeated.
  const isKnown = last !== undefined && last.modules.size > 0;
  if (isKnown && [...last.modules].every(([module, version]) => fileVersion(module) === version)) return last;
  const config = await importAgain(path);
  lastImports.set(path, config);
  return config;
}

async function importAgain(path: string): Promise<ImportedConfig> {
  const count = importCounts.get(path) ?? 0;
  importCounts.set(path, count + 1);
  const query = count === 0 ? '' : `?load=${count}`;
  const configUrl = `${pathToFileURL(path).href}${query}`;
  const format = path.endsWith('ts') ? 'module-typescript' : 'module';
  const modules = new Map<string, string>();
  const hooks = registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      // In a repeated import the project's modules get its query too, so that Node loads them again. Installed packages
      // and content-lint itself stay as they are.
      const isOfProject = context.parentURL?.endsWith(query) && !/\/node_modules\//.test(resolved.url);
      if (query === '' || !isOfProject || !resolved.url.startsWith('file:') || resolved.url.startsWith(toolFolder))
        return resolved;
      return { ...resolved, url: `${resolved.url}${query}` };
    },
    load(url, context, nextLoad) {
      if (url.startsWith('file:')) modules.set(fileURLToPath(url), fileVersion(fileURLToPath(url)));
      // In a CommonJS package Node would parse the file as CommonJS first, and warn.
      return nextLoad(url, url === configUrl ? { ...context, format } : context);
    },
  });
  try {
    const loaded: { default?: unknown } = await import(configUrl);
    return { exported: loaded.default, modules };
  } catch (error) {
    const { errorPosition } = await import('./config-position.ts');
    const place = errorPosition(path, readFileSync(path, 'utf8'), error);
    throw new ProjectError('bad-config', basename(path) + place, error);
  } finally {
    hooks.deregister();
  }
}

/** Whether a configuration extends itself, directly or through others. */
function extendsItself(config: unknown, within: readonly unknown[] = []): boolean {
  if (within.includes(config)) return true;
  const bases: unknown = config !== null && typeof config === 'object' && 'extends' in config && config.extends;
  return Array.isArray(bases) && bases.some((base) => extendsItself(base, [...within, config]));
}

interface ConfigProblem {
  /** The names and indexes that lead to the option. */
  optionPath: (string | number)[];
  hint: string;
}

/** Each problem with its line and column. The parser of code is only loaded for this. */
async function listed(path: string, problems: readonly ConfigProblem[]): Promise<string> {
  const { optionPosition } = await import('./config-position.ts');
  const text = readFileSync(path, 'utf8');
  return problems
    .map((problem) => `${basename(path)}${optionPosition(path, text, problem.optionPath)}: ${problem.hint}`)
    .join('\n');
}

function optionPathOf({ path }: v.BaseIssue<unknown>): (string | number)[] {
  return (path ?? []).map(({ key }) => key as string | number);
}

/**
 * Finds settings of rules that do not exist. Configurations in `extends` are left out: they have no place in this file,
 * and one that several projects share may set rules of plugins that this project lacks.
 */
function unknownRules({ rules = {}, overrides = [] }: Config, codes: readonly string[], tool: string): ConfigProblem[] {
  const settings = [
    ...Object.keys(rules).map((name) => ({ optionPath: ['rules', name] })),
    ...overrides.flatMap((override, at) =>
      Object.keys(override.rules).map((name) => ({ optionPath: ['overrides', at, 'rules', name] })),
    ),
  ];
  return settings.flatMap(({ optionPath }) => {
    const name = String(optionPath.at(-1));
    if (codes.some((code) => settingCoversRule(name, code))) return [];
    const near = nearWord(name, codes);
    const hint = near ? `Did you mean \`${near}\`?` : `\`${tool} rules\` lists them.`;
    return [{ optionPath, hint: `there is no rule \`${name}\`. ${hint}` }];
  });
}
