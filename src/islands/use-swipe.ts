'use client';
import { type TouchEvent, useRef } from 'react';

/** How far a finger moves sideways before it counts as a swipe, in px. */
const distance = 48;

/** Whether an element can be scrolled back and on, sideways. */
export function scrollableSides({ scrollLeft, scrollWidth, clientWidth }: Element): { back: boolean; on: boolean } {
  // More than 1, because positions are rounded: at its end an element can still have part of a pixel left.
  return { back: scrollLeft > 1, on: scrollWidth - clientWidth - scrollLeft > 1 };
}

/**
 * Handlers for an element that is swiped sideways; calls back with 1 for the next and -1 for the previous. If the
 * element can still scroll that way, the finger scrolls it. Uses touch events, because a scroll ends pointer events.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  /** Where the finger came down, and whether the element could be scrolled from there. */
  const start = useRef<{ x: number; y: number; scrolls: ReturnType<typeof scrollableSides> }>(undefined);
  return {
    onTouchStart({ touches, currentTarget }: TouchEvent<HTMLElement>) {
      const touch = touches[0];
      // A second finger means zooming.
      start.current =
        touch && touches.length === 1
          ? { x: touch.clientX, y: touch.clientY, scrolls: scrollableSides(currentTarget) }
          : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent<HTMLElement>) {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const { x, y, scrolls } = start.current;
      const [movedX, movedY] = [touch.clientX - x, touch.clientY - y];
      start.current = undefined;
      const isScroll = movedX < 0 ? scrolls.on : scrolls.back;
      const isSideways = Math.abs(movedX) > 2 * Math.abs(movedY);
      if (!isScroll && Math.abs(movedX) > distance && isSideways) onSwipe(movedX < 0 ? 1 : -1);
    },
    onTouchCancel() {
      start.current = undefined;
    },
  };
}
