/**
 * Remembers alarms for an hour, outside the database, because that is what fails. When one is lost, the mail is sent a
 * second time.
 */
export interface AlarmMemory {
  has(name: string): Promise<boolean>;
  add(name: string): Promise<void>;
}

const seconds = 3600;
// A name that no request can have.
const key = (name: string): string => `https://alarms.invalid/${encodeURIComponent(name)}`;

/** Alarms in the cache of the data centre. */
export const cachedAlarms: AlarmMemory = {
  has: async (name) => (await caches.default.match(key(name))) !== undefined,
  add: (name) =>
    caches.default.put(key(name), new Response('', { headers: { 'Cache-Control': `max-age=${seconds}` } })),
};
