import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { emptyMemory } from '../engine/check-memory.ts';
import { checkProject } from '../engine/check-project.ts';
import { folderTree } from '../project/file-tree.ts';
import { watchedProject } from '../project/watched-project.ts';
import { commandTexts } from '../reports/command-texts.ts';
import { formatReport } from '../reports/formats.ts';
import { loadWords } from '../reports/language.ts';
import { print } from '../reports/print.ts';
import { foundProject } from './editable-project.ts';
import type { ProjectOptions } from './project-options.ts';

/** Editors write a file in several steps: so long nothing more may happen before it is read, in milliseconds. */
const settled = 4;

/** `content-lint watch`: checks again whenever a file is saved, reading only that file; until it is interrupted. */
export async function run(given: ProjectOptions): Promise<number> {
  const { root, found, parseRecord, options } = await foundProject(given);
  const texts = commandTexts[options.lang];
  const words = await loadWords(options.lang);
  const watched = watchedProject(root, found, options, parseRecord);
  const memory = emptyMemory();
  const withPictures = async () => {
    const { picturesOf } = await import('#cli/site-rules/pictures/pictures-of.ts');
    watched.project.pictures = await picturesOf(watched.project, folderTree(root), { root });
  };
  const check = async (since: number) => {
    const { project } = watched;
    const findings = checkProject(project, { memory });
    const report = await formatReport('pretty', { findings, project, words, language: options.lang, root });
    const took = (performance.now() - since).toFixed(0);
    print(`${report}${texts.took(took)}\n`);
  };

  if (watched.project.records) await withPictures();
  await check(performance.now());
  const open = new Map<string, FSWatcher>();
  const watchFolders = () => {
    for (const folder of watched.folders()) {
      if (open.has(folder) || !existsSync(join(root, folder))) continue;
      open.set(
        folder,
        watch(join(root, folder), (_, name) => name && touched(folder === '.' ? name : `${folder}/${name}`)),
      );
    }
  };
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  const touched = (path: string) => {
    if (waiting.size === 0) since = performance.now();
    waiting.add(path);
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const paths = [...waiting];
      waiting = new Set();
      const change = watched.update(paths);
      if (change === 'nothing') return;
      if (change === 'everything') Object.assign(memory, emptyMemory());
      if (change !== 'texts' && watched.project.records) await withPictures();
      await check(since);
      watchFolders();
    }, settled);
  };
  watchFolders();
  print(`${texts.watching(watched.folders().length)}\n`);
  return new Promise((resolve) => {
    const end = () => {
      for (const watcher of open.values()) watcher.close();
      resolve(0);
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  });
}
