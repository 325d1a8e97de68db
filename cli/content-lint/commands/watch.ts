import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findingsOf } from '../core/linter/check-project.ts';
import { foreignFolders } from '../host/folder-tree.ts';
import type { Io } from '../host/io.ts';
import { openLiveProject } from '../host/live-project.ts';
import type { ProjectOptions } from '../host/open-project.ts';
import { commandTexts } from '../reports/command-texts.ts';
import { reportFindings } from './report-findings.ts';

/** Editors write a file in several steps: how long it has to be quiet before it is read, in milliseconds. */
const quietTime = 4;

/** `content-lint watch`: checks again whenever a file is saved, reading only that file; until it is interrupted. */
export async function run(given: ProjectOptions, io: Io): Promise<number> {
  const live = await openLiveProject(given, io);
  const { root, options, ruleOf } = live;
  const texts = commandTexts[options.lang];
  const check = async (since: number) => {
    await live.check();
    const findings = findingsOf(live.project, live.reports, ruleOf, options.profile);
    const report = await reportFindings(live, live.project, findings);
    io.stdout.write(`${report}${texts.checkedIn((performance.now() - since).toFixed(0))}\n`);
  };

  await check(performance.now());
  const { promise: ended, resolve, reject } = Promise.withResolvers<number>();
  const watchers = new Map<string, FSWatcher>();
  const watchFolder = (folder: string) => {
    // A folder that was removed and made again is another one, of which its first watcher sees nothing.
    watchers.get(folder)?.close();
    const noteEntry = (name: string) => noteChange(folder === '.' ? name : `${folder}/${name}`);
    watchers.set(
      folder,
      watch(join(root, folder), (_, name) => name && noteEntry(name)),
    );
  };
  const watchFolders = () => {
    for (const folder of live.folders().flatMap(withParents))
      if (!watchers.has(folder) && existsSync(join(root, folder))) watchFolder(folder);
  };
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let firstChangeAt = 0;
  const noteChange = (path: string) => {
    // A new folder may have come with files in it. Those of the root, such as `dist`, are of other programs.
    if (path.includes('/') && !foreignFolders.has(basename(path)) && isFolder(join(root, path))) {
      watchFolder(path);
      for (const name of readdirSync(join(root, path))) noteChange(`${path}/${name}`);
    }
    if (waiting.size === 0) firstChangeAt = performance.now();
    waiting.add(path);
    clearTimeout(timer);
    // What a check throws, such as a rule of a plugin that fails, ends the command with its explanation.
    timer = setTimeout(() => void checkWaiting().catch(reject), quietTime);
  };
  const checkWaiting = async () => {
    const paths = [...waiting];
    waiting = new Set();
    const mustCheck = live.read(paths);
    // The files say the same as before, or are none that the project reads.
    if (!mustCheck) return;
    await check(firstChangeAt);
    // Plugins may have looked into other folders.
    watchFolders();
  };
  watchFolders();
  io.stdout.write(`${texts.watching(live.folders().length)}\n`);
  process.once('SIGINT', () => resolve(0));
  process.once('SIGTERM', () => resolve(0));
  try {
    return await ended;
  } finally {
    for (const watcher of watchers.values()) watcher.close();
  }
}

/** A folder and those around it, in which others may come: `i18n/nl/pages`, `i18n/nl` and `i18n`. */
function withParents(folder: string): string[] {
  const parent = dirname(folder);
  return parent === '.' ? [folder] : [folder, ...withParents(parent)];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
