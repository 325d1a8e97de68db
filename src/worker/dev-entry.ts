import worker from '#src/worker/index.ts';
import type { WorkerEnv } from '#src/worker/settings.ts';

/**
 * The Worker beside the development server. The pages come from that server, not from `dist`: a request has the
 * server's host in its URL, so it is fetched as it is.
 */
export default {
  ...worker,
  fetch(request, env, context) {
    const pages: Fetcher['fetch'] = (input, init) => fetch(input, init);
    return worker.fetch(request, { ...env, ASSETS: { ...env.ASSETS, fetch: pages } }, context);
  },
} satisfies ExportedHandler<WorkerEnv>;
