import worker from '#src/worker/index.ts';
import type { WorkerEnv } from '#src/worker/settings.ts';

/**
 * The Worker beside the development server: its pages are not files of `dist` but what that server renders, whose host the
 * requests come with.
 */
export default {
  ...worker,
  fetch(request, env, context) {
    const pages: Fetcher['fetch'] = (input, init) => fetch(input, init);
    return worker.fetch(request, { ...env, ASSETS: { ...env.ASSETS, fetch: pages } }, context);
  },
} satisfies ExportedHandler<WorkerEnv>;
