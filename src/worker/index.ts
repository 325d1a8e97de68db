import { EmailMessage } from 'cloudflare:email';
import { sourceLocale } from '#src/domain/locale.ts';
import { workerHeaders } from '#src/domain/response-headers.ts';
import { href } from '#src/domain/routes.ts';
import { handleContact } from '#src/worker/contact/handle-contact.ts';
import { cleanUp } from '#src/worker/leads/clean-up.ts';
import type { EventContext, MessageBatch, ScheduledEvent, WorkerEnv } from '#src/worker/platform.ts';
import { handleBatch } from '#src/worker/telling/queue-consumer.ts';
import { sweep } from '#src/worker/telling/sweep.ts';
import { warnOfUnheard } from '#src/worker/telling/unheard.ts';
import { contactDeps, tellingDeps } from '#src/worker/wiring.ts';

/** The cron that runs once a night; every other one is the sweep. */
const nightly = '17 3 * * *';

const makeMail = (from: string, to: string, raw: string) => new EmailMessage(from, to, raw);

export default {
  /** Answers `/`: a reader goes to the Dutch home, a post is the contact form. Everything else is an asset. */
  async fetch(request: Request, env: WorkerEnv, context: EventContext): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    // Nothing stands before the reader's way in that could fail.
    if (pathname === '/' && reads) {
      const location = `${href('home', sourceLocale)}${search}`;
      return new Response(null, { status: 302, headers: { ...workerHeaders(), Location: location } });
    }
    if (reads) return env.ASSETS.fetch(request);
    return handleContact(request, contactDeps(env, context));
  },

  async queue(batch: MessageBatch, env: WorkerEnv): Promise<void> {
    await handleBatch(batch, tellingDeps(env, makeMail));
  },

  async scheduled(event: ScheduledEvent, env: WorkerEnv): Promise<void> {
    const deps = tellingDeps(env, makeMail, () => event.scheduledTime);
    if (event.cron !== nightly) return sweep(deps, env.LEADS);
    await cleanUp(env.DB, event.scheduledTime, deps.log);
    await warnOfUnheard(deps);
  },
};
