import { statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { routesPath } from '#cli/new/route-table.ts';

/** How long to wait after an event for the next one, in milliseconds: one save often gives two, and a rename more. */
const debounce = 15;

/** How long after a report the files are looked at once more, in milliseconds. */
const secondLook = 300;

/** `words` if only words have changed; `records` if records have, from which addresses and more are made. */
export type ContentChange = 'records' | 'words';

/**
 * Calls `onChange` with the changed files after each change in `content/`, in `i18n/` or of the route table, which
 * counts as a record.
 */
export function watchContent(
  { config, watcher }: ViteDevServer,
  onChange: (change: ContentChange, files: string[]) => void,
): void {
  const [records = '', words = '', routes = ''] = ['content', 'i18n', routesPath].map((path) =>
    join(config.root, path),
  );
  let timer: NodeJS.Timeout | undefined;
  let change: ContentChange = 'words';
  let files: string[] = [];
  watcher.add([records, words, routes]);
  watcher.on('all', (_event, file) => {
    // A temporary file: a file is written under such a name and then renamed.
    if (basename(file).startsWith('.')) return;
    if (file.startsWith(records + sep) || file === routes) change = 'records';
    else if (!file.startsWith(words + sep)) return;
    files.push(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      report(change, files);
      change = 'words';
      files = [];
    }, debounce);
  });

  /** Reports files, and later those again of which the watcher has missed that they have changed since. */
  function report(changed: ContentChange, paths: string[]): void {
    const reportedAt = Date.now();
    onChange(changed, paths);
    // A program such as git removes a file and writes another in its place. If the file was read in between, and the watcher does
    // not see the new one, what was read would stay.
    setTimeout(() => {
      const changedSince = paths.filter((path) => (changedAt(path) ?? 0) > reportedAt);
      if (changedSince.length > 0) onChange(changed, changedSince);
    }, secondLook).unref();
  }
}

/** When a file was last written, replaced or renamed, in milliseconds; undefined for one that is gone. */
export function changedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ctimeMs;
}
