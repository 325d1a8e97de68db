import { basename, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { routesPath } from '#cli/new/route-table.ts';

/** How long to wait after an event for the next one, in milliseconds: one save is often two, and a rename more. */
const debounce = 15;

/** What has changed: records too, with addresses and what else is made from them, or only words. */
export type ContentChange = 'records' | 'words';

/** Calls `onChange` with the files after each change in `content/` or `i18n/`, or of the route table, a record of addresses. */
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
    // The draft of a file that is written by rename.
    if (basename(file).startsWith('.')) return;
    if (file.startsWith(records) || file === routes) change = 'records';
    else if (!file.startsWith(words)) return;
    files.push(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange(change, files);
      change = 'words';
      files = [];
    }, debounce);
  });
}
