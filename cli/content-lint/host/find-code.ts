import type { FileTree } from '../core/project/file-tree.ts';

const codeFile = /(?<!\.min)\.(?:[cm]?[jt]sx?|vue)$/;
const folderOfTests =
  /^(?:tests?|e2e|cypress|__\w+__|examples?|demos?|benchmarks?|scripts|docs|public|dist|build|out|coverage|\..*)$/;

/**
 * The pattern of a project's code, for its configuration. Undefined where the default, TypeScript and Vue below `src`, is right,
 * or where there is no code.
 */
export function findCode(tree: FileTree): string | undefined {
  const paths = tree.below('').filter((path) => codeFile.test(path) && path.includes('/'));
  const folderOf = (path: string) => path.slice(0, path.indexOf('/'));
  const folders = [...new Set(paths.map(folderOf))].filter((folder) => !folderOfTests.test(folder));
  const source = folders.includes('src') ? ['src'] : folders;
  const endings = new Set(
    paths.filter((path) => source.includes(folderOf(path))).map((path) => path.slice(path.lastIndexOf('.') + 1)),
  );
  if (source.length === 0 || (source[0] === 'src' && [...endings].every((ending) => /^(?:tsx?|vue)$/.test(ending)))) {
    return undefined;
  }
  const list = (names: Iterable<string>) => {
    const all = [...names].sort();
    return all.length === 1 ? all[0] : `{${all.join(',')}}`;
  };
  return `${list(source)}/**/*.${list(endings)}`;
}
