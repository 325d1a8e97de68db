import { loadCode } from '#src/enhance/load-code.ts';

/**
 * On the not-found page alone: asks for the code that suggests the nearest page, at the visitor's first sign of life, so
 * that this page too loads one script and nothing more by itself.
 */
export function suggestPage(): void {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  if (!place) return;
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    loadCode<[{ start(place: HTMLElement): void }]>(place).then(
      ([{ start }]) => start(place),
      () => {},
    );
  };
  for (const type of ['pointermove', 'touchstart', 'keydown', 'scroll']) addEventListener(type, ask, { once: true });
}
