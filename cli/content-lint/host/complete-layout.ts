import type { FileTree } from '../core/project/file-tree.ts';
import { ProjectError } from '../core/project/project-error.ts';
import type { Layout } from '../formats/project-from-files.ts';
import { findCatalogues, localesOf } from './find-catalogues.ts';
import { findSourceLocale } from './find-source-locale.ts';

type MessageLayout = Pick<Layout, 'messages' | 'source' | 'locales'>;

/**
 * Gives the pattern of the messages, and their locales; finds what is not given. Of given locales the first is the
 * source, unless another is given. Throws a `ProjectError` if no messages are there to be checked.
 */
export function completeLayout(
  tree: FileTree,
  given: { [Name in keyof MessageLayout]?: MessageLayout[Name] | undefined },
): MessageLayout {
  const { messages, locales, source = locales?.[0] } = given;
  if (messages !== undefined && source !== undefined && locales !== undefined)
    return withSourceFirst(messages, source, locales);
  const catalogues = messages === undefined ? findCatalogues(tree) : { messages, locales: localesOf(tree, messages) };
  if (!catalogues) throw new ProjectError('no-catalogues');
  const sourceLocale = source ?? findSourceLocale(tree, catalogues);
  if (sourceLocale === undefined) throw new ProjectError('no-messages', catalogues.messages);
  return withSourceFirst(catalogues.messages, sourceLocale, locales ?? catalogues.locales);
}

/** Puts the source first among the locales, even if these were given without it. */
function withSourceFirst(messages: string, source: string, locales: readonly string[]): MessageLayout {
  return { messages, source, locales: [...new Set([source, ...locales])] };
}
