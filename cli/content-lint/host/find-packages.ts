import type { FileTree } from '../core/project/file-tree.ts';
import { messagePattern } from '../formats/message-files.ts';
import type { FoundCatalogues } from './find-catalogues.ts';

/** The folders of the packages below the root that have catalogues in several locales. */
export function packagesWithCatalogues(sets: readonly FoundCatalogues[], tree: FileTree): string[] {
  const folders = sets.map(({ messages }) => {
    const names = messagePattern(messages).folder.split('/');
    // The folder and those around it, the nearest first: `apps/web/i18n`, `apps/web`, `apps`.
    const above = names.map((_, at) => names.slice(0, names.length - at).join('/'));
    return above.find((folder) => folder !== '' && tree.has(`${folder}/package.json`)) ?? '';
  });
  return [...new Set(folders)].filter((folder) => folder !== '').sort();
}
