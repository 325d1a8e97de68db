import { join } from 'node:path';
import type { Plugin } from 'vite';
import { english } from '#cli/content-lint/reports/texts/en.ts';
import { say } from '#cli/content-lint/reports/texts/format-finding.ts';
import { bumpContentVersion } from '#src/content/content-version.ts';
import { loadSite, UnusableContent } from '#src/content/load-site.ts';

/** How long after the last event files are read, in milliseconds: one save is often two events, and a rename more. */
const settled = 15;

/**
 * Keeps the development server alive on bad content: after a saved file it reads and checks everything again, shows what
 * is wrong in the terminal and over the page, and goes on serving the last content that was good.
 */
export function devContent(): Plugin {
  return {
    name: 'content',
    apply: 'serve',
    configureServer(server) {
      const folders = ['content', 'i18n'].map((name) => join(server.config.root, name));
      server.watcher.add(folders);
      let timer: ReturnType<typeof setTimeout>;
      server.watcher.on('all', (_event, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return;
        clearTimeout(timer);
        timer = setTimeout(readAgain, settled);
      });
      const readAgain = () => {
        bumpContentVersion();
        const wrong = problems();
        for (const problem of wrong) server.config.logger.error(problem, { timestamp: true });
        // Waku keeps what it has rendered of static pages until its modules are loaded anew.
        const { rsc, client } = server.environments;
        rsc?.hot.send({ type: 'full-reload' });
        const { hot } = client;
        if (wrong.length === 0) hot.send({ type: 'full-reload' });
        else hot.send({ type: 'error', err: { message: wrong.join('\n\n'), stack: '', plugin: 'content' } });
      };
    },
  };
}

/** Every error in words, with its place. */
function problems(): string[] {
  const findings = (() => {
    try {
      return loadSite().findings;
    } catch (error) {
      if (error instanceof UnusableContent) return error.findings;
      throw error;
    }
  })();
  return findings
    .filter((finding) => finding.severity === 'error')
    .map((finding) => {
      const { says, todo } = say(finding, english);
      return `${finding.file}:${finding.line}:${finding.column}  ${says}${todo ? `\n  → ${todo}` : ''}`;
    });
}
