import * as v from 'valibot';
import { nearWord } from '../language/edit-distance.ts';
import { type FileTree, folderTree } from '../project/file-tree.ts';
import { ProjectError } from '../project/project-error.ts';

/** Where the configuration of a project stands. */
export const configPath = 'content-lint.config.json';

const list = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value)),
);

/** The options of the command line, under the same names. */
export const ConfigSchema = v.strictObject({
  $schema: v.optional(v.string()),
  messages: v.optional(v.string()),
  source: v.optional(v.string()),
  locales: v.optional(list),
  src: v.optional(v.string()),
  helpers: v.optional(list),
  lang: v.optional(v.picklist(['nl', 'en'])),
  profile: v.optional(v.picklist(['production'])),
  strict: v.optional(v.boolean()),
  baseline: v.optional(v.string()),
});

export type Config = Omit<v.InferOutput<typeof ConfigSchema>, '$schema'>;

/** Reads the configuration of a project; empty where it has none. Throws a `ProjectError` where it makes no sense. */
export function readConfig(root: string, tree: FileTree = folderTree(root)): Config {
  const text = tree.texts([configPath]).get(configPath);
  if (text === undefined) return {};
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new ProjectError('bad-config', configPath, error);
  }
  const read = v.safeParse(ConfigSchema, data);
  if (!read.success) throw new ProjectError('bad-config', `${configPath}: ${hintFor(read.issues[0])}`);
  const { $schema: _, ...config } = read.output;
  return config;
}

function hintFor(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? '';
  const names = Object.keys(ConfigSchema.entries);
  if (issue.expected !== 'never') return field === '' ? issue.message : `\`${field}\`: ${issue.message}`;
  const near = nearWord(field, names);
  const known = names.filter((name) => name !== '$schema').join(', ');
  return `there is no option \`${field}\`. ${near ? `Did you mean \`${near}\`?` : `There are ${known}.`}`;
}
