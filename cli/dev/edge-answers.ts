import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { devWorker } from '#cli/dev/dev-worker.ts';
import { edgeAddresses } from '#cli/dev/edge-address.ts';
import { watchContent } from '#cli/dev/watch-content.ts';
import { ContentError } from '#src/content/content-error.ts';

/** Where Waku's own client asks for the components of a page; no address of the site. */
const wakuPath = '/RSC/';

/**
 * What the edge answers and Waku does not, in development: the root's redirect and those of renamed pages, the error page
 * of the locale at an address that has no page, and the Worker for the contact form.
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
        // Addresses do not depend on words, and reading the whole site again would delay the page.
        if (change === 'records') answerTo = addressesOf(root) ?? answerTo;
      });
      // Returned, so that it comes after Vite has served files and modules.
      return () =>
        server.middlewares.use((request, response, next) => {
          const url = new URL(request.originalUrl ?? '/', 'http://localhost');
          const isOfWaku = url.pathname.startsWith(wakuPath);
          const answer = isOfWaku ? undefined : answerTo?.(request.method ?? 'GET', url);
          if (answer?.kind === 'worker') return worker(request, response);
          if (answer?.kind === 'redirect') {
            return void response.writeHead(answer.status, { Location: answer.to, 'Cache-Control': 'no-store' }).end();
          }
          if (answer?.kind === 'not-found') {
            request.originalUrl = answer.page;
            fixStatus(response, 404);
          }
          next();
        });
    },
  };
}

/** Keeps the last good addresses while the content is wrong. */
function addressesOf(root: string) {
  try {
    return edgeAddresses(root);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Waku renders the error page as any other, with status 200; an error with its own status keeps it. */
function fixStatus(response: ServerResponse, status: number): void {
  const writeHead = response.writeHead.bind(response) as (...parameters: unknown[]) => ServerResponse;
  response.writeHead = (given: number, ...more: unknown[]) => writeHead(given === 200 ? status : given, ...more);
}
