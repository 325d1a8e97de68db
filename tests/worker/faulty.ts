import type { Lead } from '#src/domain/lead.ts';
import type { ContactDeps } from '#src/worker/contact/handle-contact.ts';
import type { LogEntry } from '#src/worker/log.ts';
import type { Database, SqlStatement } from '#src/worker/platform.ts';
import type { Channel, Notice } from '#src/worker/telling/channel.ts';
import type { TellingDeps } from '#src/worker/telling/tell-lead.ts';

export const broken = (): never => {
  // The text looks like what a database or a mail service might quote from a visitor's words.
  throw new Error('cannot handle wiebe@proefneming.example');
};

/** A database that fails whenever `fails` says so, before the real one hears of it, or after with `late`. */
export function faultyDb(db: Database, fails: (sql: string) => boolean, late = false): Database {
  const texts = new WeakMap<SqlStatement, string>();
  const guard = async <T>(sql: string, work: () => Promise<T>): Promise<T> => {
    const fault = fails(sql);
    if (fault && !late) broken();
    const result = await work();
    return fault ? broken() : result;
  };
  const wrap = (statement: SqlStatement, sql: string): SqlStatement => {
    const wrapped: SqlStatement = {
      bind: (...values) => wrap(statement.bind(...values), sql),
      all: <Row>() => guard(sql, () => statement.all<Row>()),
    };
    texts.set(wrapped, sql);
    originals.set(wrapped, statement);
    return wrapped;
  };
  const originals = new WeakMap<SqlStatement, SqlStatement>();
  return {
    prepare: (sql) => wrap(db.prepare(sql), sql),
    batch: <Row>(statements: SqlStatement[]) =>
      guard(statements.map((one) => texts.get(one)).join(';'), () =>
        db.batch<Row>(statements.map((one) => originals.get(one) ?? one)),
      ),
  };
}

/** True the first `count` times it is asked. */
export function times(count: number): () => boolean {
  let left = count;
  return () => left-- > 0;
}

/** A clock that stands still until it is moved. */
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
): Channel & { told: Lead[]; warned: Notice[] } {
  const told: Lead[] = [];
  const warned: Notice[] = [];
  return {
    told,
    warned,
    async tell(lead) {
      await answer();
      told.push(lead);
    },
    async warn(notice) {
      await answer();
      warned.push(notice);
    },
  };
}

export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => count * 3_600_000;
export const days = (count: number): number => count * 86_400_000;

/** Dependencies of the contact endpoint that work, with a log that is kept; `changes` replaces single ones. */
export function contactDeps(db: Database, clock: Clock, changes: Partial<ContactDeps> = {}) {
  const log: LogEntry[] = [];
  const queued: string[] = [];
  const deferred: Promise<unknown>[] = [];
  const deps: ContactDeps = {
    db,
    queue: { send: async ({ id }) => void queued.push(id) },
    rateLimit: { limit: async () => ({ success: true }) },
    channels: ['mail', 'webhook'],
    addressKey: undefined,
    now: clock.now,
    wait: async () => undefined,
    defer: (work) => void deferred.push(work),
    log: (entry) => void log.push(entry),
    ...changes,
  };
  return { deps, log, queued, deferred };
}

/** Dependencies of telling with two channels that work. */
export function tellingDeps(db: Database, clock: Clock, channels: TellingDeps['channels']) {
  const log: LogEntry[] = [];
  const deps: TellingDeps = {
    db,
    channels,
    now: clock.now,
    wait: async () => undefined,
    log: (entry) => void log.push(entry),
  };
  return { deps, log };
}
