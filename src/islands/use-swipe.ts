'use client';
import { type TouchEvent, useRef } from 'react';

/** How far a finger moves before it counts as a swipe, in px. */
const distance = 48;

/**
 * Handlers for an element that is swiped sideways; calls back with 1 for the next and -1 for the previous. If the
 * element can still scroll that way, the finger scrolls it. Uses touch events, because a scroll ends pointer events.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number; before: number; after: number }>(undefined);
  return {
    onTouchStart({ touches, currentTarget }: TouchEvent<HTMLElement>) {
      const touch = touches[0];
      const { scrollLeft, scrollWidth, clientWidth } = currentTarget;
      // A second finger means zooming.
      from.current =
        touch && touches.length === 1
          ? { x: touch.clientX, y: touch.clientY, before: scrollLeft, after: scrollWidth - clientWidth - scrollLeft }
          : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent<HTMLElement>) {
      const touch = changedTouches[0];
      if (!from.current || !touch) return;
      const { before, after } = from.current;
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      from.current = undefined;
      const canScroll = (x < 0 ? after : before) > 1;
      if (!canScroll && Math.abs(x) > distance && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onTouchCancel() {
      from.current = undefined;
    },
  };
}
