import { loadCode } from '#src/enhance/load-code.ts';

const key = 'cookieConsent';

/** How long the banner takes to fade, in milliseconds (R66). */
const fade = 300;

/** Whether the site has a live chat: the build leaves all of it out of the entry of one that has none. */
const live = import.meta.env.DEV || import.meta.env.LIVE_CHAT;

type ChatCode = Record<'openChat' | 'forgetChat', (link: HTMLAnchorElement) => void>;

/**
 * The banner (R64, R65) and the live chat that waits for its answer. The banner is in the page only while it asks: at the
 * end of the body, stuck to the foot of the screen, so it lies neither over the end of a page nor over what has the focus.
 */
export function askConsent(): void {
  const banner = document.querySelector<HTMLElement>('#consent');
  if (!banner) return;
  let opener: HTMLElement | undefined;
  let waiting: HTMLAnchorElement | null;
  let timer: number;
  const show = () => {
    clearTimeout(timer);
    banner.hidden = false;
    banner.classList.remove('opacity-0');
    document.body.append(banner);
  };
  const hide = () => banner.remove();
  const run = (link: HTMLAnchorElement | null, does: keyof ChatCode) => {
    if (!live || !link) return;
    loadCode<[ChatCode]>(link).then(
      ([code]) => code[does](link),
      // Without the code the link does what it does without a script.
      () => does === 'openChat' && location.assign(link.href),
    );
  };
  hide();
  if (!localStorage[key]) show();
  // The page may come back from the back/forward cache, or be shown after being drawn ahead, after a choice on another one.
  const settle = () => localStorage[key] && hide();
  addEventListener('pageshow', settle);
  addEventListener('visibilitychange', settle);
  addEventListener('click', (event) => {
    const target = event.target as HTMLElement;
    const link = live ? target.closest<HTMLAnchorElement>('[data-chat]') : null;
    const choice = target.closest<HTMLElement>('[data-consent]')?.dataset.consent;
    if (link) event.preventDefault();
    if (link && localStorage[key] === 'accepted') run(link, 'openChat');
    else if (link || choice === 'ask') {
      waiting = link;
      opener = (link?.closest('[popover]')?.previousElementSibling as HTMLElement | null) ?? target;
      show();
      banner.focus();
    } else if (choice !== undefined) {
      if (choice) localStorage[key] = choice;
      banner.classList.add('opacity-0');
      timer = setTimeout(hide, fade) as unknown as number;
      opener?.focus();
      if (live && choice === 'accepted') run(waiting, 'openChat');
      if (live && choice === 'declined') run(document.querySelector('[data-chat]'), 'forgetChat');
    }
  });
}
