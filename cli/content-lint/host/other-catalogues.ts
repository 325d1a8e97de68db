import type { FileTree } from '../core/project/file-tree.ts';
import { isLocaleName } from '../core/project/locale-name.ts';

/** Files that other systems keep their messages in, by their endings. */
const otherFiles = /\.(?:po|ya?ml|arb|ftl|properties|xlf|xliff|strings|resx)$/;

/** Modules in a folder whose name says that it has messages, such as `locales/nl.ts`. */
const moduleOfMessages =
  /(?:^|\/)(?:locales?|langs?|languages|i18n|messages|translations)\/(?:[^/]+\/)?[^/]+\.[cm]?[jt]s$/;

/** Gives at most three patterns of files in several locales that look like catalogues but are not JSON. */
export function otherCatalogues(tree: FileTree): string[] {
  const localesByPattern = new Map<string, Set<string>>();
  for (const path of tree.below('')) {
    if (!otherFiles.test(path) && !moduleOfMessages.test(path)) continue;
    // Each slash and full stop is a part too, so that the parts can be joined again.
    const parts = path.split(/(?<=[/.])|(?=[/.])/);
    // Any part may be the locale: in `my/locales/nl.ts` the first one that looks like a locale is a folder of code.
    for (const [at, part] of parts.entries()) {
      if (!isLocaleName(part) || !/[/.]/.test(parts[at + 1] ?? '')) continue;
      const pattern = parts.with(at, '{locale}').join('');
      localesByPattern.set(pattern, (localesByPattern.get(pattern) ?? new Set()).add(part));
    }
  }
  return [...localesByPattern]
    .flatMap(([pattern, localesOfPattern]) => (localesOfPattern.size > 1 ? [pattern] : []))
    .slice(0, 3);
}
