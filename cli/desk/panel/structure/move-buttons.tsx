import { useEffect, useRef } from 'react';
import { useTexts } from '../desk-texts.tsx';

interface Props {
  title: string;
  /** The place of the service in its category, from 0. */
  at: number;
  /** How many services the category has. */
  count: number;
  isBusy: boolean;
  /** Called with how many places down the service goes; up if negative. */
  onMove: (by: number) => Promise<void>;
}

/** Moves a service in its category, as often as the button is pressed: the focus goes along with it. */
export function MoveButtons({ title, at, count, isBusy, onMove }: Props) {
  const t = useTexts();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1>(undefined);
  // A row that has moved in the list has lost the focus.
  useEffect(() => {
    if (pressed.current === undefined) return;
    const [pressedButton, otherButton] = pressed.current < 0 ? [up, down] : [down, up];
    pressed.current = undefined;
    // At an end of the list the button that was pressed is disabled and cannot take the focus.
    (pressedButton.current?.disabled ? otherButton : pressedButton).current?.focus();
  }, [at]);
  const move = (by: -1 | 1) => {
    pressed.current = by;
    void onMove(by);
  };
  return (
    <>
      <button type="button" ref={up} disabled={isBusy || at === 0} onClick={() => move(-1)}>
        {t('list.up')} <span className="unseen">{title}</span>
      </button>
      <button type="button" ref={down} disabled={isBusy || at === count - 1} onClick={() => move(1)}>
        {t('list.down')} <span className="unseen">{title}</span>
      </button>
    </>
  );
}
