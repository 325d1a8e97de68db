import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { devWorker } from '#cli/dev/dev-worker.ts';
import { edgeAnswerer } from '#cli/dev/edge-address.ts';
import { watchContent } from '#cli/dev/watch-content.ts';
import { ContentError } from '#src/content/content-error.ts';

/** The path at which Waku's own client asks for the components of a page. It is no address of the site. */
const wakuPath = '/RSC/';

/**
 * Gives in development the answers that the edge gives and Waku does not: the redirects of the root and of renamed
 * pages, the error page of the locale at an address that has no page, and those of the Worker for the contact form.
 */
export function edgeAnswers(): Plugin {
  return {
    name: 'edge-answers',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config;
      const worker = devWorker(server);
      let answerTo = addressesOf(root);
      watchContent(server, (change) => {
        // Addresses do not depend on words, and reading the whole site again would delay the page; but wrong words at the
        // start have left no addresses at all.
        if (change === 'records' || !answerTo) answerTo = addressesOf(root) ?? answerTo;
      });
      // Vite calls the returned function after adding its own middleware: this one gets what that has not answered.
      return () =>
        server.middlewares.use((request, response, next) => {
          const url = new URL(`http://localhost${request.originalUrl ?? '/'}`);
          const isOfWaku = url.pathname.startsWith(wakuPath);
          const answer = isOfWaku ? undefined : answerTo?.(request.method ?? 'GET', url);
          if (answer?.kind === 'worker') return worker(request, response);
          if (answer?.kind === 'redirect') {
            return void response.writeHead(answer.status, { Location: answer.to, 'Cache-Control': 'no-store' }).end();
          }
          if (answer?.kind === 'not-found') {
            // Waku renders the page that `originalUrl` names.
            request.originalUrl = answer.page;
            replaceOkStatus(response, 404);
          }
          next();
        });
    },
  };
}

/** Reads the addresses. Gives undefined while the content is wrong, so that the last good addresses are kept. */
function addressesOf(root: string) {
  try {
    return edgeAnswerer(root);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Replaces the status 200, with which Waku answers for the error page as for any other. Any other status stays. */
function replaceOkStatus(response: ServerResponse, status: number): void {
  const writeHead = response.writeHead.bind(response) as (...parameters: unknown[]) => ServerResponse;
  response.writeHead = (given: number, ...more: unknown[]) => writeHead(given === 200 ? status : given, ...more);
}
