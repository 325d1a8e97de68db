import type { Lead } from '#src/domain/lead.ts';
import { Fault, faultCode, persist, withinTime } from '#src/worker/fault.ts';
import type { Log } from '#src/worker/log.ts';
import type { Database } from '#src/worker/platform.ts';
import type { Channels } from '#src/worker/telling/channel.ts';
import { pauseAfter, tellingTime } from '#src/worker/telling/delays.ts';
import {
  type Claim,
  claimDue,
  markFailed,
  markTold,
  nextAttempt,
  readLead,
} from '#src/worker/telling/telling-records.ts';

export interface TellingDeps {
  db: Database;
  channels: Channels;
  /** Milliseconds since 1970. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
  log: Log;
}

/**
 * Tells an enquiry by every channel that is due, each on its own, and gives the time of the next attempt;
 * undefined when nothing is left to do. Throws when the database fails.
 */
export async function tellLead(id: string, deps: TellingDeps): Promise<number | undefined> {
  const claims = await claimDue(deps.db, id, deps.now());
  const lead = claims.length > 0 ? await readLead(deps.db, id) : undefined;
  if (lead) {
    const done = await Promise.allSettled(claims.map((claim) => tellBy(claim, lead, deps)));
    const failed = done.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }
  return nextAttempt(deps.db, id);
}

async function tellBy({ channel, attempts }: Claim, lead: Lead, deps: TellingDeps): Promise<void> {
  const { db, log, now } = deps;
  const about = { reference: lead.id, channel, count: attempts };
  try {
    const way = deps.channels[channel];
    if (!way) throw new Fault('not-set-up');
    await withinTime(way.tell(lead), tellingTime);
  } catch (error) {
    const code = faultCode(error);
    const pause = pauseAfter(attempts);
    await mark(() => markFailed(db, lead.id, channel, code, pause === undefined ? undefined : now() + pause), deps);
    const event = pause === undefined ? 'gave-up' : 'telling-failed';
    return log({ event, level: pause === undefined ? 'error' : 'warning', ...about, codes: [code] });
  }
  await mark(() => markTold(db, lead.id, channel, now()), deps);
  log({ event: 'told', ...about, milliseconds: now() - lead.createdAt });
}

/** A mark that is lost means a second telling, so it is worth some patience. */
const mark = (write: () => Promise<void>, { wait }: TellingDeps): Promise<void> =>
  persist(write, { pauses: [100, 400, 1000], attemptTime: 3000, wait });
