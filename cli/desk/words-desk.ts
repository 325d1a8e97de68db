import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { projectId } from '#cli/desk/project-id.ts';
import { rememberAddress } from '#cli/desk/running-desk.ts';
import { deskPath, deskRoutes } from '#cli/desk/server/desk-routes.ts';
import { panelScript } from '#cli/desk/server/panel-files.ts';
import { projectThread } from '#cli/desk/server/project-thread.ts';
import { reloadSite } from '#cli/dev/reload-site.ts';
import { changedAt, watchContent } from '#cli/dev/watch-content.ts';

/**
 * The words desk as a plugin of the development server: messages carry their ids, and `/__desk/` answers requests that
 * have the token.
 */
export function wordsDesk(token: string): Plugin {
  return {
    name: 'words-desk',
    apply: 'serve',
    enforce: 'pre',
    // Nothing in the site knows of the desk: each import of the translator gets translator-with-ids.ts, which wraps the
    // real one.
    resolveId: (source, importer) =>
      source === '#src/i18n/translator.ts' && !importer?.endsWith('cli/desk/translator-with-ids.ts')
        ? join(import.meta.dirname, 'translator-with-ids.ts')
        : undefined,
    configureServer(server) {
      const { root } = server.config;
      let updatedAt = 0;
      const update = () => {
        updatedAt = Date.now();
        // Vite's module runner switches Node's source maps on. They are switched off before each reload, because
        // reading the map of every module again takes a third of the time until the page is new.
        process.setSourceMapsEnabled(false);
        // The modules of the server keep the content that they have read, so they have to run again.
        reloadSite(server);
        // The event for which Waku's client listens: the page takes what has changed and stays where it is.
        server.environments.client.hot.send({ type: 'custom', event: 'rsc:update', data: {} });
      };
      // A file that the thread saves is reported twice, by the thread and by the watcher below, in either order. Only
      // the first report updates the pages. A page that was still loading then is updated by the panel
      // (`update-page.ts`).
      const thread = projectThread(root, (saveStartedAt) => {
        if (saveStartedAt > updatedAt) update();
      });
      let script: Promise<string> | undefined;
      const routes = deskRoutes({
        token,
        project: projectId(root),
        thread,
        script: () => {
          // Compiled once. If it fails, the next request tries again.
          script ??= panelScript().catch((error: unknown) => {
            script = undefined;
            throw error;
          });
          return script;
        },
      });
      server.httpServer?.once('close', thread.close);
      server.httpServer?.once('listening', () => {
        const socket = server.httpServer?.address();
        if (typeof socket !== 'object' || !socket) return;
        const address = `http://${socket.address}:${socket.port}${deskPath}?token=${token}`;
        rememberAddress(root, address);
        console.log(`desk: ${address}`);
      });
      watchContent(server, (_change, paths) => {
        // A file that is gone counts as changed.
        if (paths.some((path) => (changedAt(path) ?? Number.POSITIVE_INFINITY) > updatedAt)) update();
        thread.filesChanged(paths.map((path) => relative(root, path)));
      });
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(deskPath)) routes(request, response).catch(next);
        else next();
      });
    },
  };
}
