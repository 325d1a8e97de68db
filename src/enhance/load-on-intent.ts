import { loadCode } from '#src/enhance/load-code.ts';

type Start = (part: HTMLElement, component: unknown) => unknown;

/**
 * Loads the code of a part when a visitor reaches for it: pointer or finger over it, focus in it, or a key. The first module that the
 * part names starts it; an island's is the one that hydrates, and the second one is what it hydrates with. A part that is
 * hidden is reached for by whatever a visitor does first, anywhere.
 */
export function loadOnIntent(): void {
  // On the development server the whole document is hydrated, the islands with it.
  const others = import.meta.env.DEV ? '[data-chat],island-root' : '[data-chat]';
  for (const part of document.querySelectorAll<HTMLElement>(`[data-load]:not(${others})`)) {
    let started: Promise<void> | undefined;
    let settled = false;
    const reach = () => {
      started ??= loadCode<[{ start: Start }, { default: unknown }?]>(part)
        .then(([{ start }, more]) => start(part, more?.default))
        // Without its code the part stays what it is: native.
        .catch(() => {})
        .then(() => {
          settled = true;
          part.removeAttribute('aria-busy');
        });
      return started;
    };
    const area = part.hidden ? document : part;
    for (const type of ['pointerover', 'focusin', 'keydown']) area.addEventListener(type, reach);
    // A click that comes first waits for the code and is then made again; without code it does what it always did.
    part.addEventListener('click', (event) => {
      const control = (event.target as Element).closest<HTMLElement>('a,button');
      if (settled || !control || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (part.ariaBusy) return;
      part.ariaBusy = 'true';
      reach().then(() => control.click());
    });
  }
}
