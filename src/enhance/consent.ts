import { loadCode, rejectWhenLate } from '#src/enhance/load-code.ts';

const key = 'cookieConsent';

/** How long the banner takes to fade, in milliseconds (R66). */
const fadeTime = 300;

/** False only in a build without a live chat, which drops the code that needs one (see `src/ssg/browser-code.ts`). */
const hasChat = import.meta.env.DEV || import.meta.env.LIVE_CHAT;

type ChatCode = Record<'openChat' | 'removeChat', (link: HTMLAnchorElement) => void>;

/**
 * The cookie banner (R64, R65), and the live chat that needs its answer. The banner is in the document only while it
 * asks.
 */
export function askConsent(): void {
  const banner = document.querySelector<HTMLElement>('#consent');
  if (!banner) return;
  /** What gets the focus back when the banner closes. */
  let opener: HTMLElement | undefined;
  /** The link to the chat that was clicked before the banner was answered; null if none was. */
  let requestedChat: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout>;
  // `data-ask` on the document is absent when nothing is asked, empty when the banner is due but would cover something,
  // and `now` when it is shown. `first-notice.ts` sets it first.
  const { dataset } = document.documentElement;
  const show = () => {
    clearTimeout(timer);
    dataset.ask = 'now';
    banner.classList.remove('opacity-0');
    document.body.append(banner);
  };
  const hide = () => {
    delete dataset.ask;
    banner.remove();
    opener = undefined;
  };
  /** Loads the code of the chat, which a link to the chat names in `data-load`, and calls one of its functions. */
  const runChat = (link: HTMLAnchorElement | null, action: keyof ChatCode) => {
    if (!hasChat || !link) return;
    rejectWhenLate(loadCode<[ChatCode]>(link)).then(
      ([code]) => code[action](link),
      (error) => {
        reportError(error);
        // The link then leads to WhatsApp, as it does without JavaScript.
        if (action === 'openChat') location.assign(link.href);
      },
    );
  };
  // Throws if the browser blocks storage, which ends this function: `first-notice.ts` has not shown the banner either,
  // and links to the chat lead to WhatsApp.
  if (localStorage[key]) hide();
  showBesideButtons(banner);
  // The visitor may have answered on another page before this one came back from the cache or was prerendered. A banner
  // that was opened again by a click stays.
  const hideIfAnswered = () => localStorage[key] && !opener && hide();
  addEventListener('pageshow', hideIfAnswered);
  addEventListener('visibilitychange', hideIfAnswered);
  addEventListener('click', (event) => {
    const target = event.target as HTMLElement;
    const link = hasChat ? target.closest<HTMLAnchorElement>('[data-chat]') : null;
    // `accepted`, `declined`, or `ask`, which shows the banner again; empty to close it without an answer.
    const choice = target.closest<HTMLElement>('[data-consent]')?.dataset.consent;
    if (link) event.preventDefault();
    if (link && localStorage[key] === 'accepted') runChat(link, 'openChat');
    else if (link || choice === 'ask') {
      requestedChat = link;
      // What was clicked; a link to the chat is in the contact menu, which closes, so for it the button of that menu.
      opener = (link?.closest('[popover]')?.previousElementSibling as HTMLElement | null) ?? target;
      show();
      banner.focus();
    } else if (choice !== undefined) {
      if (choice) localStorage[key] = choice;
      banner.classList.add('opacity-0');
      timer = setTimeout(hide, fadeTime);
      opener?.focus();
      if (hasChat && choice === 'accepted') runChat(requestedChat, 'openChat');
      if (hasChat && choice === 'declined') runChat(document.querySelector('[data-chat]'), 'removeChat');
    }
  });
}

/**
 * Shows the banner (`data-ask="now"` on the document, see `shell/consent.css`) only while it covers neither a primary
 * button nor the focused element; with an empty `data-ask` it is in its place, but invisible. While the banner itself
 * has the focus, it stays.
 */
function showBesideButtons(banner: HTMLElement): void {
  const { dataset } = document.documentElement;
  const update = () => {
    if (dataset.ask === undefined || banner.matches(':focus-within')) return;
    const bar = banner.getBoundingClientRect();
    const coversSomething = [...document.querySelectorAll('main :is(.btn-primary, :focus)')].some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < bar.bottom && bottom > bar.top;
    });
    dataset.ask = coversSomething ? '' : 'now';
  };
  for (const type of ['scroll', 'resize', 'load', 'focusin']) addEventListener(type, update);
  update();
}
