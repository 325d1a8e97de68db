import type { LiveChat } from '#src/domain/chat.ts';

type Settings = LiveChat & { locale: string };

/** The globals that the providers' loaders read and set, as their documentation lists them. */
declare global {
  interface Window {
    Tawk_API?: Record<string, unknown>;
    Tawk_LoadStart?: Date;
    $crisp?: unknown[];
    CRISP_WEBSITE_ID?: string;
    CRISP_RUNTIME_CONFIG?: object;
    chatwootSettings?: object;
    chatwootSDK?: { run(settings: object): void };
    $chatwoot?: { toggle(state: 'open'): void };
  }
}

/**
 * Sets the globals that a provider's loader reads: with them, the conversation is open at once, because the visitor has
 * asked for it already. Gives the loader's URL, and what to do when it has loaded.
 */
function configure(settings: Settings): { src: string; onLoad?: () => void } {
  if (settings.provider === 'tawk') {
    const api: Record<string, unknown> = {};
    // Tawk's loader adds `maximize` to this object before it calls `onLoad`.
    api.onLoad = () => (api.maximize as () => void)();
    window.Tawk_API = api;
    window.Tawk_LoadStart = new Date();
    return { src: `https://embed.tawk.to/${settings.propertyId}/${settings.widgetId}` };
  }
  if (settings.provider === 'crisp') {
    // Commands that Crisp's loader carries out once it has loaded.
    window.$crisp = [['do', 'chat:open']];
    window.CRISP_WEBSITE_ID = settings.websiteId;
    window.CRISP_RUNTIME_CONFIG = { locale: settings.locale };
    return { src: 'https://client.crisp.chat/l.js' };
  }
  const { baseUrl, websiteToken, locale } = settings;
  window.chatwootSettings = { locale, type: 'standard', hideMessageBubble: true };
  addEventListener('chatwoot:ready', () => window.$chatwoot?.toggle('open'));
  return { src: `${baseUrl}/packs/js/sdk.js`, onLoad: () => window.chatwootSDK?.run({ websiteToken, baseUrl }) };
}

/** Whether the visitor has accepted cookies: `consent.ts` stores the answer to the banner of the site. */
function hasConsent(): boolean {
  try {
    return localStorage.cookieConsent === 'accepted';
  } catch {
    // A browser that blocks storage has no consent either.
    return false;
  }
}

/**
 * Loads the chat if the visitor has accepted cookies. If not, or if loading fails, shows `#failed`, a text with other
 * ways to get in touch. The site opens its iframe of this page only after consent, but the page can also be opened
 * outside the iframe.
 * `src/ssg/site-files/chat-page.ts` writes the page, with `#failed` and the `data-settings`.
 */
function start(settings: Settings): void {
  const failed = document.querySelector<HTMLElement>('#failed');
  const fail = () => failed?.removeAttribute('hidden');
  if (!hasConsent()) {
    fail();
    return;
  }
  const { src, onLoad } = configure(settings);
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('load', () => onLoad?.());
  script.addEventListener('error', fail);
  document.head.append(script);
}

start(JSON.parse(document.querySelector<HTMLElement>('[data-settings]')?.dataset.settings ?? ''));
