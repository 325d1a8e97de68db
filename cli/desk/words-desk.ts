import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { rememberAddress } from '#cli/desk/open-elsewhere.ts';
import { projectId } from '#cli/desk/project-id.ts';
import { deskPath, deskRoutes } from '#cli/desk/server/desk-routes.ts';
import { panelScript } from '#cli/desk/server/panel-files.ts';
import { projectThread } from '#cli/desk/server/project-thread.ts';
import { reloadSite } from '#cli/dev/reload-site.ts';
import { watchContent } from '#cli/dev/watch-content.ts';

/** The words desk on the development server: its messages carry their ids, and `/__desk/` is open to who has the token. */
export function wordsDesk(token: string): Plugin {
  return {
    name: 'words-desk',
    apply: 'serve',
    enforce: 'pre',
    // Nothing in the site knows of the desk: each import of the translator gets marked-translator.ts, which wraps the real one.
    resolveId: (source, importer) =>
      source === '#src/i18n/translator.ts' && !importer?.endsWith('cli/desk/marked-translator.ts')
        ? join(import.meta.dirname, 'marked-translator.ts')
        : undefined,
    configureServer(server) {
      const { root } = server.config;
      const reload = () => {
        // Vite's module runner switches Node's source maps on. Off before each reload: to read the map of every module again
        // takes a third of the time until the page is new.
        process.setSourceMapsEnabled(false);
        // The modules of the server keep the content that they have read, so they have to run again.
        reloadSite(server);
      };
      // The thread reloads the site itself when it has saved: the panel asks for the page at once, often before the watcher
      // below has noticed the file.
      const thread = projectThread(root, reload);
      let script: Promise<string> | undefined;
      const routes = deskRoutes({
        token,
        project: projectId(root),
        thread,
        script: () => {
          script ??= panelScript();
          return script;
        },
      });
      server.httpServer?.once('close', thread.close);
      server.httpServer?.once('listening', () => {
        const at = server.httpServer?.address();
        if (typeof at !== 'object' || !at) return;
        const address = `http://${at.address}:${at.port}${deskPath}?token=${token}`;
        rememberAddress(root, address);
        console.log(`desk: ${address}`);
      });
      watchContent(server, (_change, paths) => {
        reload();
        // The page takes what has changed and stays where it is.
        server.environments.client.hot.send({ type: 'custom', event: 'rsc:update', data: {} });
        thread.filesChanged(paths.map((path) => relative(root, path)));
      });
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(deskPath)) routes(request, response).catch(next);
        else next();
      });
    },
  };
}
