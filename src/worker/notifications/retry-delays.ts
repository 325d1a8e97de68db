const minute = 60_000;
const hour = 60 * minute;

/** Pauses between the attempts to deliver a notification, in milliseconds: eight attempts over twenty-seven hours. */
export const retryDelays = [5 * minute, 15 * minute, 45 * minute, 2 * hour, 4 * hour, 8 * hour, 12 * hour] as const;

/** How long one channel may take to deliver one notification, in milliseconds. */
export const deliveryTimeout = 5000;

/** After this time, in milliseconds, a running attempt is considered dead and another one may start. */
export const leaseTime = minute;

/** The longest delay that a queue accepts, in seconds. */
const maxQueueDelay = 12 * 3600;

/** The pause after an attempt (the first is 1), in milliseconds; undefined when it was the last. */
export function delayAfter(attempt: number): number | undefined {
  return retryDelays[attempt - 1];
}

/** The time until a moment as a delay in whole seconds that a queue accepts. */
export function queueDelay(until: number, now: number): number {
  return Math.min(Math.max(Math.ceil((until - now) / 1000), 1), maxQueueDelay);
}
