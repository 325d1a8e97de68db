import type { ChannelName } from '#src/domain/lead.ts';
import type { WorkerEnv } from '#src/worker/platform.ts';
import type { MailSettings } from '#src/worker/telling/mail-channel.ts';
import type { WebhookSettings } from '#src/worker/telling/webhook-channel.ts';

type Variables = Pick<WorkerEnv, 'MAIL_FROM' | 'MAIL_TO' | 'WEBHOOK_URL' | 'WEBHOOK_SECRET' | 'ADDRESS_KEY'>;

export interface Settings {
  /** Channels that every new enquiry is to be told by. Mail is always one of them, so that a missing address is noticed. */
  channels: readonly ChannelName[];
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
  addressKey: string | undefined;
  /** Names of variables and secrets that are missing or cannot be used. */
  problems: readonly string[];
}

/** Reads the variables and secrets of `wrangler.toml`; what cannot be used is left out and named. */
export function readSettings(variables: Variables): Settings {
  const { MAIL_FROM: from = '', MAIL_TO: to = '', WEBHOOK_URL: url, ADDRESS_KEY: addressKey } = variables;
  const problems = [
    ...(isAddress(from) ? [] : ['MAIL_FROM']),
    ...(isAddress(to) ? [] : ['MAIL_TO']),
    ...(!url || isSafeUrl(url) ? [] : ['WEBHOOK_URL']),
    ...(addressKey && addressKey.length < 16 ? ['ADDRESS_KEY'] : []),
  ];
  const sound = (...names: string[]) => !names.some((name) => problems.includes(name));
  return {
    channels: url ? ['mail', 'webhook'] : ['mail'],
    mail: sound('MAIL_FROM', 'MAIL_TO') ? { from, to } : undefined,
    webhook: url && sound('WEBHOOK_URL') ? { url, secret: variables.WEBHOOK_SECRET } : undefined,
    addressKey: sound('ADDRESS_KEY') ? addressKey : undefined,
    problems,
  };
}

const isAddress = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text);

/** An enquiry leaves only over TLS, or to a program on the developer's own machine. */
function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}
