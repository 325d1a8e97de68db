import { readCodeUse } from '#cli/content-lint/code-usage/read-code-use.ts';
import { readSource } from '#cli/content-lint/code-usage/source-files.ts';
import type { Finding } from '#cli/content-lint/core/finding.ts';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import type { RunOptions } from '#cli/content-lint/core/linter/run-rules.ts';
import { memoryTree } from '#cli/content-lint/core/project/changed-tree.ts';
import type { Project } from '#cli/content-lint/core/project/project.ts';
import { type Layout, projectFromFiles } from '#cli/content-lint/formats/project-from-files.ts';

/** A project made of a small object of files: texts, or bytes of pictures. `src/` is its code. */
export function projectOf(files: Readonly<Record<string, string | Uint8Array>>, layout: Partial<Layout> = {}): Project {
  const tree = memoryTree(new Map(Object.entries(files)));
  const messages =
    'i18n/nl.json' in files || 'i18n/en.json' in files ? 'i18n/{locale}.json' : 'i18n/{locale}/**/*.json';
  const { 'baseline.json': baseline, ...rest } = Object.fromEntries(tree.texts(Object.keys(files)));
  const project = projectFromFiles(
    {
      texts: new Map(Object.entries(rest)),
      tree,
      baseline: baseline === undefined ? undefined : { path: 'baseline.json', text: baseline },
    },
    {
      messages,
      source: 'nl',
      locales: ['nl', 'en'],
      records: ['content/**/*.{yaml,yml}'],
      formats: { number: ['euro'] },
      settings: { complete: ['*'] },
      ...layout,
    },
  );
  const source = readSource(tree, 'src');
  if (source.size === 0) return project;
  return { ...project, code: { use: readCodeUse(source).use, textOf: (path) => source.get(path) ?? '' } };
}

/** Everything that is wrong with a small object of files. */
export function findingsIn(files: Readonly<Record<string, string>>, options: RunOptions = {}): Finding[] {
  return checkProject(projectOf(files), options);
}

/** What is wrong with one message and its translation, as `code locale line:column` and the text it points at. */
export function seen(nl: string, en: string): string[] {
  const files = {
    'i18n/nl.json': `{ "id": ${JSON.stringify(nl)} }`,
    'i18n/en.json': `{ "id": ${JSON.stringify(en)} }`,
  };
  return findingsIn(files).map(({ code, file, line, column, endColumn }) => {
    const text = (files as Record<string, string>)[file]?.split('\n')[line - 1] ?? '';
    return `${code} ${file.slice(5, 7)} ${text.slice(column - 1, endColumn - 1)}`;
  });
}
