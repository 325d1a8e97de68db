import { join } from 'node:path';
import type { ViteDevServer } from 'vite';

/** How long to wait after an event for the next one, in milliseconds: one save is often two, and a rename more. */
const debounce = 15;

/** Calls `onChange` after each change in `content/` or `i18n/`. */
export function watchContent({ config, watcher }: ViteDevServer, onChange: () => void): void {
  const folders = ['content', 'i18n'].map((name) => join(config.root, name));
  let timer: NodeJS.Timeout | undefined;
  watcher.add(folders);
  watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, debounce);
  });
}
