import type { Plugin } from 'vite';
import { checkContent } from '#cli/dev/check-content.ts';
import { reloadSite } from '#cli/dev/reload-site.ts';
import { watchContent } from '#cli/dev/watch-content.ts';

/**
 * Watches `content/` and `i18n/` in development. After a change the pages are rendered again, and content-lint says in
 * the terminal and over the page what is wrong.
 */
export function contentOverlay(): Plugin {
  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(server) {
      const { config, environments } = server;
      const { client } = environments;
      let report = '';
      /** Stops the last check, which may have ended; undefined before the first. */
      let lastCheck: AbortController | undefined;
      const check = () => {
        report = '';
        lastCheck?.abort();
        lastCheck = new AbortController();
        checkContent(config.root, lastCheck.signal, (text) => {
          report = text;
          config.logger.error(report, { timestamp: true });
          client.hot.send(overlay(report));
        });
      };

      // The first page that a browser loads starts the first check. A page that is loaded later, while the content is
      // wrong, gets the overlay at once.
      client.hot.on('vite:client:connect', (_data, browser) => {
        if (!lastCheck) check();
        else if (report) browser.send(overlay(report));
      });
      watchContent(server, () => {
        // The site is read again before a browser asks for the page.
        reloadSite(server);
        client.hot.send({ type: 'full-reload' });
        check();
      });
    },
  };
}

/** The message that makes Vite's client show its error overlay. */
function overlay(message: string) {
  return { type: 'error', err: { message, stack: '', plugin: 'content-lint' } } as const;
}
