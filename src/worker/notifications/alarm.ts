import { sourceLocale } from '#src/domain/locale.ts';
import { errorCode } from '#src/worker/coded-error.ts';
import { fillPlaceholders } from '#src/worker/fill-placeholders.ts';
import { messages } from '#src/worker/generated/messages.ts';
import type { NotifyDependencies } from '#src/worker/notifications/notify.ts';
import { sendNotice } from '#src/worker/notifications/send-notice.ts';
import { withTimeout } from '#src/worker/with-timeout.ts';

/** How long one step of a cron may take, in milliseconds. */
const stepTimeout = 60_000;
const texts = messages[sourceLocale];

/** Runs every step, even if others fail, and notifies the agency of those that failed. Never throws. */
export async function runSteps(
  steps: Record<string, () => Promise<unknown>>,
  dependencies: NotifyDependencies,
): Promise<void> {
  const failed: string[] = [];
  const run = async ([name, step]: [string, () => Promise<unknown>]) => {
    try {
      await withTimeout(step(), stepTimeout);
    } catch (error) {
      failed.push(name);
      dependencies.log({ event: 'step-failed', level: 'error', codes: [name, errorCode(error)] });
    }
  };
  await Promise.all(Object.entries(steps).map(run));
  if (failed.length === 0) return;
  // Sorted, because the names are the name of the alarm too, whichever step failed first.
  const names = failed.sort().join(', ');
  await raiseAlarm(names, fillPlaceholders(texts['mail.alarm.steps'], { steps: names }), dependencies);
}

/** Tells the agency that the database does not take enquiries. Never throws. */
export const raiseStorageAlarm = (dependencies: NotifyDependencies): Promise<void> =>
  raiseAlarm('storage', texts['mail.alarm.storage'], dependencies);

/** Sends a notice, at most once an hour for each name: `alarms` forgets a name after an hour. */
async function raiseAlarm(name: string, text: string, dependencies: NotifyDependencies): Promise<void> {
  const { alarms, log } = dependencies;
  // False counts as “not sent yet”: without the memory a notice may come twice, but is not lost.
  const onMemoryFailure = (error: unknown) => {
    log({ event: 'alarm-memory-failed', level: 'warning', codes: [errorCode(error)] });
    return false;
  };
  if (await alarms.has(name).catch(onMemoryFailure)) return;
  const isSent = await sendNotice({ subject: texts['mail.alarm.subject'], text }, dependencies);
  if (isSent) await alarms.add(name).catch(onMemoryFailure);
}
