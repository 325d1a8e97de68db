import { loadCode, rejectWhenLate } from '#src/enhance/load-code.ts';

/** The function `start` of the first module; only `hydrate` needs the component. */
type Start = (element: HTMLElement, component: unknown) => unknown;

/**
 * Loads the code of each element with `data-load` when a visitor reaches for it: a pointer or finger over it, focus in
 * it, or a key. The first module that it names starts it. An island names two: `hydrate`, and the component. The code
 * of a hidden element is loaded on the first input anywhere on the page; with `data-early`, as that of `fill-form`, it
 * is loaded at once.
 */
export function loadOnIntent(): void {
  // The chat is started by `consent.ts`, after a visitor has agreed. On the development server the whole document is
  // hydrated, the islands with it.
  const excluded = import.meta.env.DEV ? '[data-chat],island-root' : '[data-chat]';
  for (const element of document.querySelectorAll<HTMLElement>(`[data-load]:not(${excluded})`)) {
    let started: Promise<unknown> | undefined;
    let isSettled = false;
    const settle = () => {
      isSettled = true;
      element.removeAttribute('aria-busy');
    };
    const load = () => {
      started ??= loadCode<[{ start: Start }, { default: unknown }?]>(element)
        .then(([{ start }, island]) => start(element, island?.default))
        // Without its code the element stays native HTML.
        .catch(reportError)
        .then(settle);
      return started;
    };
    if ('early' in element.dataset) load();
    const area = element.hidden ? document : element;
    for (const type of ['pointerover', 'focusin', 'keydown']) area.addEventListener(type, load);
    // A click before the code has started waits for it and is then repeated. If the code fails or is late, the click
    // has its native effect, as it has with a modifier key, which opens a link in another tab.
    element.addEventListener('click', (event) => {
      const control = (event.target as Element).closest<HTMLElement>('a,button');
      if (isSettled || !control || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // An earlier click is waiting already.
      if (element.ariaBusy) return;
      element.ariaBusy = 'true';
      // `islands/load-validator.ts` reads it: the code may use the rest of the timeout for what it loads itself.
      element.dataset.clicked = `${event.timeStamp}`;
      // `settle` has always run before the repeated click, so that this listener lets it through.
      rejectWhenLate(load())
        .catch(settle)
        .then(() => control.click());
    });
  }
}
