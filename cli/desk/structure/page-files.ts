import { git } from '#cli/desk/project/git.ts';
import { routesPath } from '#cli/new/route-table.ts';

/**
 * The code of a page, as `npm run new -- page` writes it: `src/domain/routes.ts`, `src/pages/nl/contact.tsx`,
 * `src/templates/contact-page.tsx` and `src/views/contact.ts`. A style sheet that was added by hand,
 * `src/templates/contact-page.css`, is part of it too: it is removed with the page.
 * The desk changes and publishes no other code.
 */
const pageFile =
  /^src\/(?:domain\/routes\.ts|pages\/(?:[a-z0-9-]+\/)+[a-z0-9-]+\.tsx|templates\/[a-z0-9-]+-page\.(?:tsx|css)|views\/[a-z0-9-]+\.ts)$/;

/** Whether a file is code of a page. */
export function isPageFile(path: string): boolean {
  return pageFile.test(path);
}

/**
 * Gives the code of pages that were added or removed since the last commit, and with them the route table, which
 * names all pages. What a developer has changed in a page that stays is left out.
 */
export async function changedPageFiles(root: string): Promise<string[]> {
  const folders = ['src/pages', 'src/templates', 'src/views'];
  // `AD`: only files that were added or deleted. With `--no-renames` a renamed file counts as one of each.
  const which = ['--no-renames', '--diff-filter=AD'];
  const differences = ['diff', '--name-only', '--relative', ...which, '-z', 'HEAD', '--', ...folders];
  // A diff leaves out the files that git does not know yet.
  const untracked = ['ls-files', '--others', '--exclude-standard', '-z', '--', ...folders];
  const lists = await Promise.all([git(root, differences), git(root, untracked)]);
  const files = lists.flatMap((list) => list.split('\0')).filter(isPageFile);
  return files.length > 0 ? [...files, routesPath] : [];
}
