import { gitTree, messagePattern } from '#cli/content-lint/host.ts';
import type { RecentCommit } from '#cli/desk/desk-api.ts';
import { changedMessages } from '#cli/desk/project/changes.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { fieldSeparator, git } from '#cli/desk/project/git.ts';
import type { Locale } from '#src/domain/locale.ts';

/** How many commits are looked at. */
const maxCommits = 8;
/** How many messages of each commit are named. */
const maxIds = 6;

/** The last commits that changed messages, newest first. Empty outside a repository. */
export async function recentCommits({ root, messagesPattern }: CheckedProject): Promise<RecentCommit[]> {
  const { folder, match } = messagePattern(messagesPattern);
  const format = `--format=${['%h', '%p', '%as', '%s'].join(fieldSeparator)}`;
  const lines = await git(root, ['log', `-n${maxCommits}`, format, '--', folder]);
  return Promise.all(
    lines
      .split('\n')
      .filter(Boolean)
      .map(async (line): Promise<RecentCommit> => {
        const [commit = '', parents = '', date = '', subject = ''] = line.split(fieldSeparator);
        const [parent] = parents.split(' ');
        // `--root` for the first commit, which has no parent and so counts as all new. Any other is compared with its
        // first parent by name: of a merge git shows nothing by itself. `-z` puts `\0` behind each path.
        const parameters = ['diff-tree', '-r', '--root', '--no-commit-id', '--name-only', '--relative', '-z'];
        const changed = await git(root, [...parameters, ...(parent ? [parent] : []), commit, '--', folder]);
        const files = changed.split('\0').flatMap((path) => match(path) ?? []);
        const paths = files.map(({ path }) => path);
        const before = parent ? gitTree(root, { commit: parent }).texts(paths) : new Map<string, string>();
        const after = gitTree(root, { commit }).texts(paths);
        // A change may be one of a record, without an `id`; these are all of messages.
        const ids = files.flatMap(({ path, locale, prefix }) =>
          changedMessages(path, locale as Locale, prefix, before.get(path) ?? '', after.get(path) ?? '').map(
            ({ id = '' }) => id,
          ),
        );
        const distinct = [...new Set(ids)];
        return { commit, date, subject, ids: distinct.slice(0, maxIds), count: distinct.length };
      }),
  );
}
