import type { ContactDeps } from '#src/worker/contact/handle-contact.ts';
import { createLog } from '#src/worker/log.ts';
import type { EventContext, WorkerEnv } from '#src/worker/platform.ts';
import { readSettings, type Settings } from '#src/worker/settings.ts';
import { type MailMaker, mailChannel } from '#src/worker/telling/mail-channel.ts';
import type { TellingDeps } from '#src/worker/telling/tell-lead.ts';
import { webhookChannel } from '#src/worker/telling/webhook-channel.ts';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

let settings: Settings | undefined;

/** The settings, read at the first event of an isolate; what is wrong with them is logged then. */
function settingsOf(env: WorkerEnv): Settings {
  if (settings) return settings;
  settings = readSettings(env);
  if (settings.problems.length > 0) {
    createLog(env.COUNTERS)({ event: 'settings', level: 'error', codes: settings.problems });
  }
  return settings;
}

/** What the contact endpoint works with on the platform. */
export function contactDeps(env: WorkerEnv, context: EventContext): ContactDeps {
  const { channels, addressKey } = settingsOf(env);
  return {
    db: env.DB,
    queue: env.LEADS,
    rateLimit: env.RATE_LIMIT,
    channels,
    addressKey,
    now: Date.now,
    wait,
    defer: (work) => context.waitUntil(work),
    log: createLog(env.COUNTERS),
  };
}

/** What telling works with on the platform; a cron hands in the time it was due. */
export function tellingDeps(env: WorkerEnv, makeMail: MailMaker, now: () => number = Date.now): TellingDeps {
  const { mail, webhook } = settingsOf(env);
  return {
    db: env.DB,
    channels: {
      ...(mail && { mail: mailChannel(mail, (from, to, raw) => env.MAIL.send(makeMail(from, to, raw)), now) }),
      ...(webhook && { webhook: webhookChannel(webhook, (input, init) => fetch(input, init), now) }),
    },
    now,
    wait,
    log: createLog(env.COUNTERS),
  };
}
