import type { FileTree } from '../core/project/file-tree.ts';

const codeFile = /(?<!\.min)\.(?:[cm]?[jt]sx?|vue)$/;

/**
 * Folders with code that is no part of the app: tests, docs, tools, and what a build makes, such as `e2e-tests`,
 * `__mocks__`, `scripts`, `dist` and `.storybook`.
 */
const nonSourceFolder =
  /^(?:(?:.+-)?(?:tests?|docs)|e2e|cypress|__\w+__|examples?|demos?|storybook|benchmarks?|scripts|public|dist|build|out|coverage|\..*)$/;

/**
 * Words in code that reads messages, through a library or through a hook that another package passes on:
 * `react-i18next`, `'react-intl'`, `useIntl`, `useTranslation`, `<Trans>` or `<FormattedMessage>`.
 */
const messageReadingCode = /i18n|intl['"/]|use-?[Ii]ntl|useTranslations?\b|<Trans\b|<Formatted\w+\b/;

/**
 * Gives the pattern of a project's code for its configuration, such as `{app,lib}/**\/*.{js,ts}`. If there are several
 * packages, takes only those that read messages. Undefined if there is no code, or if the default is right: TypeScript
 * and Vue below `src`.
 */
export function findCode(tree: FileTree): string | undefined {
  const code = tree.below('').filter((path) => codeFile.test(path) && path.includes('/'));
  const packages = readingPackages(tree, code);
  const paths = packages ? code.filter((path) => packages.some((folder) => path.startsWith(`${folder}/`))) : code;
  const folderOf = (path: string) =>
    packages?.find((folder) => path.startsWith(`${folder}/`)) ?? path.slice(0, path.indexOf('/'));
  const folders = [...new Set(paths.map(folderOf))].filter((folder) => !folder.split('/').some(isNonSourceFolder));
  // Beside a folder `src` there are mostly tools and settings.
  const chosen = folders.includes('src') ? ['src'] : folders;
  const endings = new Set(
    paths.filter((path) => chosen.includes(folderOf(path))).map((path) => path.slice(path.lastIndexOf('.') + 1)),
  );
  const isDefault = chosen[0] === 'src' && [...endings].every((ending) => /^(?:tsx?|vue)$/.test(ending));
  if (chosen.length === 0 || isDefault) return undefined;
  const anyOf = (names: Iterable<string>) => {
    const all = [...names].sort();
    return all.length === 1 ? all[0] : `{${all.join(',')}}`;
  };
  return `${anyOf(chosen)}/**/*.${anyOf(endings)}`;
}

/** Finds the first code file with texts of messages in it; a project may keep its source texts only there. */
export function codeWithTexts(tree: FileTree): string | undefined {
  const code = tree.below('').filter((path) => codeFile.test(path) && !path.split('/').some(isNonSourceFolder));
  return [...tree.texts(code)].find(([, text]) => /\bdefaultMessage\s*[:=]/.test(text))?.[0];
}

function isNonSourceFolder(folder: string): boolean {
  return nonSourceFolder.test(folder);
}

/** The packages below the root whose code reads messages; undefined if none or all do, or if code outside them does. */
function readingPackages(tree: FileTree, code: readonly string[]): string[] | undefined {
  const packages = tree.below('').flatMap((path) => /^(.+)\/package\.json$/.exec(path)?.[1] ?? []);
  if (packages.length === 0) return undefined;
  const nearestFirst = [...packages].sort((a, b) => b.length - a.length);
  const packageOf = (path: string) => nearestFirst.find((folder) => path.startsWith(`${folder}/`));
  const reading = [...tree.texts(code)].flatMap(([path, text]) =>
    messageReadingCode.test(text) ? [packageOf(path)] : [],
  );
  const folders = [...new Set(reading)].filter((folder) => folder !== undefined).sort();
  const isEverywhere = reading.includes(undefined) || new Set(code.map(packageOf)).size === folders.length;
  return isEverywhere || folders.length === 0 ? undefined : folders;
}
