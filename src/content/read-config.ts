import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ProjectError } from '#src/content/read-files.ts';

/** `content-lint.json` in the root of a project: the options of the command line, under the same names. */
const ConfigSchema = v.strictObject({
  messages: v.optional(v.string()),
  source: v.optional(v.string()),
  locales: v.optional(v.array(v.string())),
  lang: v.optional(v.picklist(['nl', 'en'])),
  strict: v.optional(v.boolean()),
});

export type Config = v.InferOutput<typeof ConfigSchema>;

/** Reads the configuration of a project; empty where it has none. Throws a `ProjectError` where it makes no sense. */
export function readConfig(root: string): Config {
  const path = join(root, 'content-lint.json');
  if (!existsSync(path)) return {};
  try {
    return v.parse(ConfigSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const field = v.isValiError(error) ? `${v.getDotPath(error.issues[0]) ?? ''}: ` : '';
    throw new ProjectError('bad-config', `${path}: ${field}${error instanceof Error ? error.message : String(error)}`);
  }
}
