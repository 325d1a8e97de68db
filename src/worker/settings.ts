import type { ChannelName } from '#src/domain/enquiry.ts';
import type { MailSettings } from '#src/worker/notifications/mail-channel.ts';
import type { WebhookSettings } from '#src/worker/notifications/webhook-channel.ts';

/** Secrets, set with `wrangler secret put`; each of them may be absent. */
interface Secrets {
  WEBHOOK_URL?: string;
  WEBHOOK_SECRET?: string;
  /** Key of the hash of a visitor's IP address, by which enquiries are limited; without it no address is limited. */
  ADDRESS_KEY?: string;
  TURNSTILE_SECRET?: string;
}

/** The bindings and variables of `wrangler.toml`, from which `wrangler types` makes `Env`, and the secrets. */
export type WorkerEnv = Env & Secrets;

type Variables = Pick<Env, 'MAIL_FROM' | 'MAIL_TO' | 'QUIET_DAYS'> & Secrets;

export interface Settings {
  /**
   * Channels that notify the agency of every new enquiry. Mail is always among them, and the webhook even if its URL is
   * unusable: a delivery that fails is reported, while one that nobody attempts would not be missed.
   */
  channels: readonly ChannelName[];
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
  addressKey: string | undefined;
  turnstileSecret: string | undefined;
  /** After how many days without an enquiry the agency is notified; 0 for never. */
  quietDays: number;
  /** Names of the variables and secrets that are missing or unusable. */
  problems: readonly string[];
}

/** How many characters `ADDRESS_KEY` has at least; a shorter key could be guessed. */
const minKeyLength = 16;

/** Reads variables and secrets. What is unusable is left out and named in `problems`. */
export function readSettings(variables: Variables): Settings {
  const { MAIL_FROM: from = '', MAIL_TO: to = '', QUIET_DAYS: days = '0' } = variables;
  const { WEBHOOK_URL: url, ADDRESS_KEY: addressKey } = variables;
  const problems = [
    ...(isMailAddress(from) ? [] : ['MAIL_FROM']),
    ...(isMailAddress(to) ? [] : ['MAIL_TO']),
    ...(!url || isSafeUrl(url) ? [] : ['WEBHOOK_URL']),
    ...(addressKey && addressKey.length < minKeyLength ? ['ADDRESS_KEY'] : []),
    ...(/^\d{1,3}$/.test(days) ? [] : ['QUIET_DAYS']),
  ];
  const usable = (...names: string[]) => !names.some((name) => problems.includes(name));
  return {
    channels: url ? ['mail', 'webhook'] : ['mail'],
    mail: usable('MAIL_FROM', 'MAIL_TO') ? { from, to } : undefined,
    webhook: url && usable('WEBHOOK_URL') ? { url, secret: variables.WEBHOOK_SECRET } : undefined,
    addressKey: usable('ADDRESS_KEY') ? addressKey : undefined,
    turnstileSecret: variables.TURNSTILE_SECRET,
    quietDays: usable('QUIET_DAYS') ? Number(days) : 0,
    problems,
  };
}

const isMailAddress = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text);

/** Whether an enquiry may be sent to a URL: only over TLS, or to a program on the developer's own machine. */
function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}
