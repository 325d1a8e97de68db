const minute = 60_000;
const hour = 60 * minute;

/** Pauses between attempts to tell an enquiry, in milliseconds: eight attempts over twenty-seven hours. */
export const tellingPauses = [5 * minute, 15 * minute, 45 * minute, 2 * hour, 4 * hour, 8 * hour, 12 * hour] as const;

/** How long one channel may take to tell one enquiry. */
export const tellingTime = 5000;

/** After this time somebody who tells an enquiry is taken for dead, and another may try. */
export const leaseTime = minute;

/** The longest pause a queue grants, in seconds. */
const queuePauseAtMost = 12 * 3600;

/** The pause after an attempt, counted from one, in milliseconds; undefined when it was the last. */
export function pauseAfter(attempt: number): number | undefined {
  return tellingPauses[attempt - 1];
}

/** A moment as the pause in whole seconds that a queue can grant. */
export function queuePause(until: number, now: number): number {
  return Math.min(Math.max(Math.ceil((until - now) / 1000), 1), queuePauseAtMost);
}
