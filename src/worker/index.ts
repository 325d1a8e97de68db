import { sourceLocale } from '#src/domain/locale.ts';
import { workerHeaders } from '#src/domain/response-headers.ts';
import { href } from '#src/domain/routes.ts';
import { handleContact } from '#src/worker/contact/handle-contact.ts';
import { thanksPage } from '#src/worker/contact/thanks-page.ts';
import { runNightly, sweep } from '#src/worker/crons.ts';
import { contactDependencies, notifyDependencies, queuesOf, settingsOf } from '#src/worker/dependencies.ts';
import { handleBatch } from '#src/worker/notifications/queue-consumer.ts';
import type { WorkerEnv } from '#src/worker/settings.ts';

/** The cron that runs once a night, spelt as in `wrangler.toml`; the other one there runs every ten minutes. */
const nightly = '17 3 * * *';

export default {
  /**
   * Answers GET and HEAD of `/`, which redirects to the Dutch home page, and of the thank-you pages; of any other path
   * they get an asset. Requests of other methods go to the contact form, which refuses all but a POST to `/` with 405.
   */
  async fetch(request, env, context) {
    const { pathname, search } = new URL(request.url);
    const isGetOrHead = request.method === 'GET' || request.method === 'HEAD';
    // The redirect comes first, so that nothing that can fail runs before it.
    if (pathname === '/' && isGetOrHead) {
      const location = `${href('home', sourceLocale)}${search}`;
      return new Response(null, { status: 302, headers: { ...workerHeaders(), Location: location } });
    }
    if (isGetOrHead) return (await thanksPage(request, env.ASSETS)) ?? env.ASSETS.fetch(request);
    return handleContact(request, contactDependencies(env, context));
  },

  async queue(batch, env) {
    await handleBatch(batch, notifyDependencies(env));
  },

  async scheduled(event, env) {
    const dependencies = notifyDependencies(env, () => event.scheduledTime);
    if (event.cron !== nightly) return sweep(dependencies, queuesOf(env));
    await runNightly(dependencies, queuesOf(env), settingsOf(env).quietDays);
  },
} satisfies ExportedHandler<WorkerEnv>;
