/**
 * Remembers alarms for an hour, outside the database, because the database is what fails. If an alarm is forgotten, its
 * mail is sent a second time.
 */
export interface AlarmMemory {
  has(name: string): Promise<boolean>;
  add(name: string): Promise<void>;
}

const secondsRemembered = 3600;
// A URL that no request can have: `.invalid` is never a domain.
const cacheUrl = (name: string): string => `https://alarms.invalid/${encodeURIComponent(name)}`;

/** Alarms in the cache of the data centre. */
export const cachedAlarms: AlarmMemory = {
  has: async (name) => (await caches.default.match(cacheUrl(name))) !== undefined,
  add: (name) =>
    caches.default.put(
      cacheUrl(name),
      new Response('', { headers: { 'Cache-Control': `max-age=${secondsRemembered}` } }),
    ),
};
