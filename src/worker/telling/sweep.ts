import { faultCode } from '#src/worker/fault.ts';
import type { LeadQueue } from '#src/worker/platform.ts';
import { raiseAlarms } from '#src/worker/telling/alarm.ts';
import { type TellingDeps, tellLead } from '#src/worker/telling/tell-lead.ts';
import { dueLeads } from '#src/worker/telling/telling-records.ts';

/** How many enquiries one sweep looks at, and how many of them it tells itself: a Worker's calls a run are limited. */
const sweptAtMost = 300;
const toldAtMost = 5;
const messagesABatch = 100;

/**
 * Finds every enquiry that is due and makes sure that it is told: the longest waiting by the sweep itself,
 * so that a broken queue only slows things down, the rest through the queue. Then raises the alarms.
 */
export async function sweep(deps: TellingDeps, queue: Pick<LeadQueue, 'sendBatch'>): Promise<void> {
  const due = await dueLeads(deps.db, deps.now(), sweptAtMost);
  if (due.length > 0) deps.log({ event: 'sweep', count: due.length });
  const rest = due.slice(toldAtMost);
  for (let start = 0; start < rest.length; start += messagesABatch) {
    const messages = rest.slice(start, start + messagesABatch).map((id) => ({ body: { id } }));
    try {
      await queue.sendBatch(messages);
    } catch (error) {
      deps.log({ event: 'queue-send-failed', level: 'warning', count: messages.length, codes: [faultCode(error)] });
    }
  }
  for (const id of due.slice(0, toldAtMost)) {
    try {
      await tellLead(id, deps);
    } catch (error) {
      deps.log({ event: 'telling-failed', level: 'error', reference: id, codes: [faultCode(error)] });
    }
  }
  await raiseAlarms(deps);
}
