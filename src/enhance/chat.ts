/** The chat, once opened. Closing only hides it, so that a conversation goes on. */
let panel: HTMLElement | undefined;

/**
 * Opens the chat page in an iframe, so that the provider's code runs under that page's security policy and not this
 * one's. `shell/contact-menu.tsx` gives the link its `data-` attributes.
 */
export function openChat(link: HTMLAnchorElement): void {
  const { chat: address = '', title = '', close: closeLabel = '' } = link.dataset;
  panel ??= createPanel(address, title, closeLabel);
  panel.hidden = false;
  link.closest<HTMLElement>('[popover]')?.hidePopover();
  panel.querySelector('button')?.focus();
}

/** Removes the chat and everything its provider has stored for this site: the visitor has withdrawn the consent. */
export function removeChat(): void {
  panel?.remove();
  panel = undefined;
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (!siteKeys.has(key)) store.removeItem(key);
  // A cookie does not say for which domain it was set, the host or one above it, and is removed only under that domain.
  const domains = location.hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'));
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    for (const domain of ['', ...domains.map((domain) => `;domain=${domain}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
      document.cookie = `${name}=;path=/;max-age=0${domain}`;
    }
  }
}

/** The keys of `consent.ts` and `language-switch.ts`, the only ones that the site itself stores. They stay. */
const siteKeys = new Set(['cookieConsent', 'scrollPosition']);

function createPanel(address: string, title: string, closeLabel: string): HTMLElement {
  const section = document.createElement('section');
  section.id = 'chat';
  section.className = 'chat print:hidden';
  section.ariaLabel = title;
  const head = document.createElement('div');
  head.className = 'flex items-center justify-between pl-4 border-b border-line';
  const heading = document.createElement('h2');
  heading.className = 'text-lg!';
  heading.textContent = title;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'menubtn';
  button.ariaLabel = closeLabel;
  // The icon of the phone menu's close button (`src/shell/mobile-menu.tsx`).
  const cross = document.querySelector('[command=close] svg');
  button.append(cross ? cross.cloneNode(true) : '×');
  head.append(heading, button);
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = title;
  frame.className = 'w-full flex-1 border-0';
  section.append(head, frame);
  const close = () => {
    section.hidden = true;
    // The button of the contact menu: the link that opened the chat is in that menu, which has closed.
    document.querySelector<HTMLElement>('[popovertarget="contact"]')?.focus();
  };
  button.addEventListener('click', close);
  section.addEventListener('keydown', (event) => event.key === 'Escape' && close());
  document.body.append(section);
  return section;
}
