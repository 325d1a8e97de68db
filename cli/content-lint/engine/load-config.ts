import { existsSync, readdirSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { nearWord } from '../language/edit-distance.ts';
import type { Plugin } from '../plugin.ts';
import { ProjectError } from '../project/project-error.ts';

/** Name of the configuration at the root of a project. */
export const configFile = 'content-lint.config.ts';

const texts = v.array(v.string());

const ConfigSchema = v.strictObject({
  messages: v.optional(v.string()),
  source: v.optional(v.string()),
  locales: v.optional(texts),
  src: v.optional(v.string()),
  helpers: v.optional(texts),
  formats: v.optional(v.strictObject({ number: v.optional(texts), date: v.optional(texts), time: v.optional(texts) })),
  lang: v.optional(v.picklist(['nl', 'en'])),
  profile: v.optional(v.string()),
  strict: v.optional(v.boolean()),
  baseline: v.optional(v.string()),
  plugins: v.optional(v.array(v.custom<Plugin>(isPlugin, 'a plugin has `name`, `rules` and `texts`'))),
});

/** A configuration with the paths of its modules. */
export interface LoadedConfig {
  config: Config;
  /** Paths of the file itself and of everything that it imports. */
  modules: string[];
}

/** Loads the configuration of a project; empty where it has none. Throws a `ProjectError` where it makes no sense. */
export async function loadConfig(root: string): Promise<LoadedConfig> {
  const path = join(root, configFile);
  if (!existsSync(path)) return { config: {}, modules: [] };
  const configUrl = pathToFileURL(path).href;
  const modules: string[] = [];
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith('file:')) modules.push(fileURLToPath(url));
      // In a CommonJS package Node would parse the file as CommonJS first, and warn.
      return nextLoad(url, url === configUrl ? { ...context, format: 'module-typescript' } : context);
    },
  });
  let loaded: { default?: unknown };
  try {
    loaded = await import(configUrl);
  } catch (error) {
    throw new ProjectError('bad-config', configFile, error);
  } finally {
    hooks.deregister();
  }
  if (loaded.default === undefined) {
    throw new ProjectError('bad-config', `${configFile}: write \`export default defineConfig({ … })\``);
  }
  const read = v.safeParse(ConfigSchema, loaded.default);
  if (!read.success) throw new ProjectError('bad-config', `${configFile}: ${hintFor(read.issues[0])}`);
  return { config: read.output, modules };
}

/**
 * A version that changes whenever content-lint, its configuration, a plugin or an installed package does, so that
 * cached results of other rules are never used.
 */
export function rulesVersion(root: string, { modules }: LoadedConfig): string {
  const own = join(import.meta.dirname, '..');
  const files = [
    ...readdirSync(own, { recursive: true, encoding: 'utf8' }).map((file) => join(own, file)),
    ...modules,
    join(root, 'node_modules/.package-lock.json'),
  ];
  const stamps = files.map((file) => {
    const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
    return `${file} ${size} ${mtimeMs}`;
  });
  const { hash } = process.getBuiltinModule('node:crypto');
  return hash('sha1', [process.version, ...stamps.sort()].join('\n'), 'base64url');
}

function isPlugin(value: unknown): boolean {
  return value !== null && typeof value === 'object' && 'name' in value && 'rules' in value && 'texts' in value;
}

function hintFor(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? '';
  if (issue.expected !== 'never') return field === '' ? issue.message : `\`${field}\`: ${issue.message}`;
  const names = Object.keys(ConfigSchema.entries);
  const near = nearWord(field, names);
  return `there is no option \`${field}\`. ${near ? `Did you mean \`${near}\`?` : `There are ${names.join(', ')}.`}`;
}
