import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { historyOf } from '#cli/desk/project/history.ts';
import { folderOf } from '../content-lint/temporary-folder.ts';

const paths = { nl: 'i18n/nl/pages/home.json', en: 'i18n/en/pages/home.json' };

/** Commits for `git fast-import`; in each `title` stays and `intro` changes. */
function commits(count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const text = JSON.stringify({ title: 'Welkom', intro: `Versie ${at}` });
    return `commit refs/heads/main\ncommitter A <a@b.nl> ${1e9 + at} +0000\ndata <<end\nChange ${at}\nend\nM 644 inline ${paths.nl}\ndata <<end\n${text}\nend\n`;
  }).join('\n');
}

test('the last commit that is shown is not said to have written a text that was there before it', async () => {
  const root = folderOf({});
  execFileSync('git', ['init', '-qb', 'main'], { cwd: root });
  execFileSync('git', ['fast-import', '--quiet'], { cwd: root, input: commits(41) });
  expect(await historyOf(root, 'pages.home.title', paths)).toEqual([]);
  expect(await historyOf(root, 'pages.home.intro', paths)).toHaveLength(40);
});
