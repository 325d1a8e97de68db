import { projectPictures } from '#cli/assets/images/project-pictures.ts';
import { readCodeUse } from '#cli/content-lint/code-usage/read-code-use.ts';
import { checkProject } from '#cli/content-lint/engine/check-project.ts';
import type { Finding } from '#cli/content-lint/finding.ts';
import { withTexts } from '#cli/content-lint/project/changed-tree.ts';
import type { FileTree } from '#cli/content-lint/project/file-tree.ts';
import { parseRecord } from '#cli/content-lint/project/parse-record.ts';
import type { Project } from '#cli/content-lint/project/project.ts';
import { projectFromFiles } from '#cli/content-lint/project/project-from-files.ts';

/** A project made of a small object of files: `public/` are assets, `src/` is code, the rest is read. */
export function projectOf(files: Readonly<Record<string, string>>, locales: readonly string[] = ['nl', 'en']): Project {
  const all = Object.entries(files);
  const assets = all
    .filter(([path]) => path.startsWith('public/'))
    .map(([path, text]) => [path.slice('public'.length), text.length] as const);
  const messages =
    'i18n/nl.json' in files || 'i18n/en.json' in files ? 'i18n/{locale}.json' : 'i18n/{locale}/**/*.json';
  const code = new Map(all.filter(([path]) => path.startsWith('src/')));
  const baseline = files['baseline.json'];
  const project = projectFromFiles(
    {
      texts: new Map(all.filter(([path]) => !/^(?:public|src)\//.test(path) && path !== 'baseline.json')),
      assets: new Map(assets),
      baseline: baseline === undefined ? undefined : { path: 'baseline.json', text: baseline },
    },
    { messages, source: 'nl', locales },
    parseRecord,
  );
  const pictures = projectPictures(project, withTexts(noFiles, new Map(all)), undefined);
  if (code.size === 0) return { ...project, pictures };
  return { ...project, pictures, code: { use: readCodeUse(code).use, textOf: (path) => code.get(path) ?? '' } };
}

const noFiles: FileTree = {
  below: () => [],
  has: () => false,
  texts: () => new Map(),
  bytes: () => new Map(),
  sizes: () => new Map(),
};

/** Everything that is wrong with a small object of files. */
export function findingsIn(files: Readonly<Record<string, string>>, profile?: string): Finding[] {
  return checkProject(projectOf(files), { profile });
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
