import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { watchContent } from '#cli/dev/watch-content.ts';
import { migrateDatabase, startLocalEdge } from '#cli/site/local-edge.ts';
import { ContentError } from '#src/content/content-error.ts';
import { loadSite } from '#src/content/load-site.ts';
import { writeWorkerMessages } from '#src/ssg/site-files/worker-messages.ts';

/**
 * The Worker beside the development server, on the local edge runtime and with the database of `npm start`. Gives a
 * function that passes a request on to the Worker; the first request starts it.
 */
export function devWorker(server: ViteDevServer): (request: IncomingMessage, response: ServerResponse) => void {
  const { logger, root } = server.config;
  let address: Promise<string> | undefined;

  async function start(): Promise<string> {
    console.log('contact form: starting the Worker');
    writeMessages(root);
    await migrateDatabase();
    // Port 0 is any free one.
    const edge = startLocalEdge('0', ['src/worker/dev-entry.ts', '--assets', 'public']);
    const stop = () => edge.stop('SIGTERM');
    server.httpServer?.once('close', stop);
    process.once('exit', stop);
    // The edge can also end long after it was ready: without an address the next request starts another.
    const ended = edge.ended.then((reason): never => {
      address = undefined;
      throw new Error(reason);
    });
    return Promise.race([edge.ready, ended]);
  }
  watchContent(server, () => {
    if (address) writeMessages(root);
  });

  return (request, response) => {
    address ??= start();
    address.then(
      (workerAddress) => passOn(request, response, workerAddress),
      (error: Error) => {
        address = undefined;
        logger.error(error.message, { timestamp: true });
        response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(`Nothing was stored: the Worker does not run.\n\n${error.message}\n`);
      },
    );
  };
}

/** Brings the Worker's words up to date. While the content is wrong, the Worker keeps its last words. */
function writeMessages(root: string): void {
  try {
    const { site, catalogues } = loadSite(root);
    writeWorkerMessages(site, catalogues);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
}

/**
 * Passes a request on with its headers unchanged: `same-origin.ts` of the Worker compares `Host` with the host of the
 * page that sends the form.
 */
function passOn(request: IncomingMessage, response: ServerResponse, workerAddress: string): void {
  // `url` may lack the start of the path, which the server of Vite takes off; `originalUrl` is whole.
  const { method, headers, originalUrl } = request as IncomingMessage & { originalUrl?: string };
  const forwarded = httpRequest(new URL(originalUrl ?? '/', workerAddress), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', (error) => response.destroy(error));
  request.pipe(forwarded);
}
