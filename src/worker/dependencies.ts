import type { ContactDependencies } from '#src/worker/contact/handle-contact.ts';
import { verifyTurnstile } from '#src/worker/contact/verify-turnstile.ts';
import { createLog } from '#src/worker/log.ts';
import { cachedAlarms } from '#src/worker/notifications/alarm-memory.ts';
import { mailChannel } from '#src/worker/notifications/mail-channel.ts';
import type { NotifyDependencies } from '#src/worker/notifications/notify.ts';
import type { Queues } from '#src/worker/notifications/queues.ts';
import { webhookChannel } from '#src/worker/notifications/webhook-channel.ts';
import { readSettings, type Settings, type WorkerEnv } from '#src/worker/settings.ts';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

let settings: Settings | undefined;

/** The settings, read and checked once for each isolate; problems are logged then. */
export function settingsOf(env: WorkerEnv): Settings {
  if (settings) return settings;
  settings = readSettings(env);
  if (settings.problems.length > 0) {
    // The log counts its events too.
    createLog(env.COUNTERS)({ event: 'settings', level: 'error', codes: settings.problems });
  }
  return settings;
}

/** The queue of each channel. */
export const queuesOf = (env: WorkerEnv): Queues => ({ mail: env.MAIL_QUEUE, webhook: env.WEBHOOK_QUEUE });

/** What the contact endpoint needs, taken from the platform. */
export function contactDependencies(env: WorkerEnv, context: Pick<ExecutionContext, 'waitUntil'>): ContactDependencies {
  const { channels, addressKey, turnstileSecret } = settingsOf(env);
  return {
    db: env.DB,
    queues: queuesOf(env),
    rateLimit: env.RATE_LIMIT,
    channels,
    addressKey,
    isPerson: (turnstileToken) => verifyTurnstile(turnstileToken, turnstileSecret, (url, init) => fetch(url, init)),
    notificationServices: notifyDependencies(env),
    now: Date.now,
    wait,
    defer: (work) => context.waitUntil(work),
    log: createLog(env.COUNTERS),
  };
}

/** What notifying needs, taken from the platform. A cron passes the time at which it was due as `now`. */
export function notifyDependencies(env: WorkerEnv, now: () => number = Date.now): NotifyDependencies {
  const { mail, webhook } = settingsOf(env);
  return {
    db: env.DB,
    channels: {
      ...(mail && { mail: mailChannel(mail, (message) => env.MAIL.send(message)) }),
      ...(webhook && { webhook: webhookChannel(webhook, (input, init) => fetch(input, init), now) }),
    },
    // Remembers in the cache of the edge which alarms were sent, so that each is sent once in a while.
    alarms: cachedAlarms,
    now,
    wait,
    log: createLog(env.COUNTERS),
  };
}
