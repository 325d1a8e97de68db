import { readJsonKeys } from '#cli/content-lint/host.ts';
import type { Revision, Texts } from '#cli/desk/desk-api.ts';
import { fieldSeparator, git } from '#cli/desk/project/git.ts';
import { type Locale, locales } from '#src/domain/locale.ts';

/** How many commits of the files of a message are shown at most. */
const maxCommits = 40;

/** The earlier texts of a message, newest first, from the commits of its files. Empty outside a repository. */
export async function historyOf(root: string, id: string, paths: Record<Locale, string>): Promise<Revision[]> {
  const format = `--format=${['%h', '%as', '%s'].join(fieldSeparator)}`;
  // One commit more, to tell whether the last one shown wrote the text or only left it as it was.
  const log = await git(root, ['log', `-n${maxCommits + 1}`, format, '--', ...Object.values(paths)]);
  const commits = log.split('\n').filter(Boolean);
  const revisions = await Promise.all(
    commits.map(async (line): Promise<Revision> => {
      const [commit = '', date = '', subject = ''] = line.split(fieldSeparator);
      const texts: Texts = {};
      for (const locale of locales) {
        // With `./` git takes the path from `root`, which can be below the root of the repository.
        const text = textIn(await git(root, ['show', `${commit}:./${paths[locale]}`]), id, paths[locale]);
        if (text !== undefined) texts[locale] = text;
      }
      return { commit, date, subject, texts };
    }),
  );
  // A commit that left the message unchanged is left out: only the commit that wrote the text counts.
  return revisions.filter(({ texts }, at) => {
    return (
      at < maxCommits &&
      Object.keys(texts).length > 0 &&
      JSON.stringify(texts) !== JSON.stringify(revisions[at + 1]?.texts)
    );
  });
}

/** Gives the text of a message in an earlier version of its file, which is empty if there was no file then. */
function textIn(fileText: string, id: string, path: string): string | undefined {
  // The folders and the name of a file begin the ids in it: `i18n/nl/pages/home.json` has those of `pages.home`.
  const prefix = path
    .replace(/^i18n\/[^/]+\//, '')
    .replace(/\.json$/, '')
    .replaceAll('/', '.');
  // Also of a file that was damaged in that commit, as far as it can be read.
  return readJsonKeys(fileText, prefix).strings.get(id);
}
