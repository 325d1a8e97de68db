import { loadCode } from '#src/enhance/load-code.ts';

/** On the not-found page alone: asks for the code that suggests the nearest page. */
export function suggestPage(): void {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  if (place)
    loadCode<[{ start(place: HTMLElement): void }]>(place).then(
      ([{ start }]) => start(place),
      () => {},
    );
}
