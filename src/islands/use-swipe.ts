'use client';
import { type PointerEvent, useRef } from 'react';

/** How far a finger moves before it counts as a swipe, in px. */
const distance = 48;

/** Handlers for an element that is swiped sideways; calls back with 1 for the next and -1 for the previous. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      // A second finger means zooming.
      from.current =
        event.isPrimary && event.pointerType !== 'mouse' ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp(event: PointerEvent) {
      if (!from.current) return;
      const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
      from.current = undefined;
      if (Math.abs(x) > distance && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel() {
      from.current = undefined;
    },
  };
}
