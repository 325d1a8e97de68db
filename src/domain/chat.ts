import type { PolicyDirective } from '#src/domain/content-security-policy.ts';
import type { Identity } from '#src/domain/identity.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { ChatPolicy } from '#src/domain/response-headers.ts';

type Chat = Identity['chat'];
/** A chat with a provider. */
export type LiveChat = Exclude<Chat, { provider: 'none' }>;

/** The names of the providers as visitors read them. */
const names = { tawk: 'tawk.to', crisp: 'Crisp', chatwoot: 'Chatwoot' } as const satisfies Record<
  LiveChat['provider'],
  string
>;

/** The name of the provider, or `none`. */
export function chatName({ provider }: Chat): string {
  return provider === 'none' ? 'none' : names[provider];
}

/** The path of the chat page of a locale. The site shows this page in an iframe; no link leads to it. */
export function chatPath(locale: Locale): string {
  return `/chat/${locale}`;
}

const inline = "'unsafe-inline'";

/**
 * What each provider's widget loads, as its own documentation lists it. The inner objects have no meaning: they keep
 * several directives on a line.
 */
function sourcesOf(chat: LiveChat): Partial<Record<PolicyDirective, readonly string[]>> {
  if (chat.provider === 'chatwoot') {
    const host = new URL(chat.baseUrl).origin;
    const socket = host.replace('https:', 'wss:');
    return {
      ...{ 'script-src': [host], 'style-src': [inline, host], 'img-src': [host], 'font-src': [host] },
      ...{ 'connect-src': [host, socket], 'frame-src': [host], 'media-src': [host] },
    };
  }
  if (chat.provider === 'crisp') {
    const host = 'https://*.crisp.chat';
    return {
      ...{ 'script-src': [host], 'style-src': [inline, host], 'img-src': [host], 'font-src': [host] },
      ...{ 'connect-src': [host, 'wss://*.relay.crisp.chat', 'wss://*.relay.rescue.crisp.chat'], 'frame-src': [host] },
      ...{ 'media-src': [host], 'worker-src': ['blob:', host] },
    };
  }
  const host = 'https://*.tawk.to';
  const cdn = 'https://cdn.jsdelivr.net';
  return {
    ...{ 'script-src': [host, cdn], 'style-src': [inline, host, cdn, 'https://fonts.googleapis.com'] },
    ...{ 'img-src': [host, cdn, 'https://tawk.link', 'https://s3.amazonaws.com'] },
    ...{ 'font-src': [host, 'https://fonts.gstatic.com'], 'connect-src': [host, 'wss://*.tawk.to'] },
    ...{ 'frame-src': [host], 'media-src': [host] },
  };
}

/** The policy of the chat page, or null without a provider. */
export function chatPolicy(chat: Chat): ChatPolicy | null {
  return chat.provider === 'none' ? null : { path: '/chat/*', sources: sourcesOf(chat) };
}
