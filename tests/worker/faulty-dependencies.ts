import type { ChannelName, Enquiry } from '#src/domain/enquiry.ts';
import type { ContactDependencies } from '#src/worker/contact/handle-contact.ts';
import type { LogEntry } from '#src/worker/log.ts';
import type { AlarmMemory } from '#src/worker/notifications/alarm-memory.ts';
import type { Channel, Notice } from '#src/worker/notifications/channel.ts';
import type { Handover } from '#src/worker/notifications/hand-over.ts';
import type { Delivery } from '#src/worker/notifications/notification-records.ts';
import type { NotifyDependencies } from '#src/worker/notifications/notify.ts';
import type { Queues } from '#src/worker/notifications/queues.ts';

export type Database = Pick<D1Database, 'prepare' | 'batch'>;

export const broken = (): never => {
  // The text looks like what a database or a mail service might quote from an enquiry.
  throw new Error('cannot handle wiebe@proefneming.example');
};

/** A database whose statements fail whenever `fails` says so: before they run, or with `late` after they have run. */
export function faultyDb(db: Database, fails: (sql: string) => boolean, late = false): Database {
  const texts = new WeakMap<object, string>();
  const originals = new WeakMap<object, D1PreparedStatement>();
  const guard = async <T>(sql: string, work: () => Promise<T>): Promise<T> => {
    const isFault = fails(sql);
    if (isFault && !late) broken();
    const result = await work();
    return isFault ? broken() : result;
  };
  const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, name: 'bind' | 'all' | 'run' | 'first') {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values), sql);
        const method = target[name] as (...parameters: unknown[]) => Promise<unknown>;
        return (...parameters: unknown[]) => guard(sql, () => method.apply(target, parameters));
      },
    });
    texts.set(wrapped, sql);
    originals.set(wrapped, statement);
    return wrapped;
  };
  return {
    prepare: (sql) => wrap(db.prepare(sql), sql),
    batch: <Row>(statements: D1PreparedStatement[]) =>
      guard(statements.map((statement) => texts.get(statement)).join(';'), () =>
        db.batch<Row>(statements.map((statement) => originals.get(statement) ?? statement)),
      ),
  };
}

/** True the first `count` times it is called. */
export function times(count: number): () => boolean {
  let left = count;
  return () => left-- > 0;
}

/** A clock that stops until it is moved. */
export class Clock {
  time: number;
  constructor(time: number = Date.parse('2026-11-20T10:00:00Z')) {
    this.time = time;
  }
  now = (): number => this.time;
  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}

/** A channel that keeps what it was given; `answer` may throw or hang. */
export function recordingChannel(
  answer: () => Promise<void> | void = () => undefined,
): Channel & { notified: Enquiry[]; warned: Notice[] } {
  const notified: Enquiry[] = [];
  const warned: Notice[] = [];
  return {
    notified,
    warned,
    async notify(enquiry) {
      await answer();
      notified.push(enquiry);
    },
    async warn(notice) {
      await answer();
      warned.push(notice);
    },
  };
}

/** Queues that keep the references they were sent, by channel, and the enquiries that were handed over. */
export function recordingQueues() {
  const sent: Record<ChannelName, string[]> = { mail: [], webhook: [] };
  const handedOver: Handover[] = [];
  const keep = async (...bodies: (Delivery | Handover)[]) => {
    for (const body of bodies) {
      if ('enquiry' in body) handedOver.push(body);
      else sent[body.channel].push(body.id);
    }
    return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
  };
  const queue = {
    send: (body: Delivery | Handover) => keep(body),
    sendBatch: (batch: Iterable<{ body: Delivery | Handover }>) => keep(...[...batch].map(({ body }) => body)),
  };
  const queues: Queues = { mail: queue, webhook: queue };
  return { queues, sent, handedOver };
}

/** Queues that fail. */
export const brokenQueues = (): Queues => {
  const queue = { send: async () => broken(), sendBatch: async () => broken() };
  return { mail: queue, webhook: queue };
};

/** Queues that never answer. */
export const hangingQueues = (): Queues => {
  const hang = () => new Promise<never>(() => undefined);
  const queue = { send: hang, sendBatch: hang };
  return { mail: queue, webhook: queue };
};

export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => count * 3_600_000;
export const days = (count: number): number => count * 86_400_000;

/** Dependencies of the contact endpoint that work, with a log that is kept; `changes` replaces single ones. */
export function contactDependencies(db: Database, clock: Clock, changes: Partial<ContactDependencies> = {}) {
  const log: LogEntry[] = [];
  const { queues, sent, handedOver } = recordingQueues();
  const deferred: Promise<unknown>[] = [];
  const dependencies: ContactDependencies = {
    db,
    queues,
    rateLimit: { limit: async () => ({ success: true }) },
    channels: ['mail', 'webhook'],
    addressKey: undefined,
    isPerson: async () => false,
    notificationServices: notifyDependencies(db, clock, {}).dependencies,
    now: clock.now,
    wait: async () => undefined,
    defer: (work) => void deferred.push(work),
    log: (entry) => void log.push(entry),
    ...changes,
  };
  return { dependencies, log, sent, handedOver, deferred };
}

function rememberedAlarms(): AlarmMemory {
  const names = new Set<string>();
  return { has: async (name) => names.has(name), add: async (name) => void names.add(name) };
}

/** Dependencies of notifying, with a log that is kept. */
export function notifyDependencies(db: Database, clock: Clock, channels: NotifyDependencies['channels']) {
  const log: LogEntry[] = [];
  const dependencies: NotifyDependencies = {
    db,
    channels,
    alarms: rememberedAlarms(),
    now: clock.now,
    wait: async () => undefined,
    log: (entry) => void log.push(entry),
  };
  return { dependencies, log };
}
