import { channelNames } from '#src/domain/enquiry.ts';
import { deleteExpired } from '#src/worker/enquiries/delete-expired.ts';
import { runSteps } from '#src/worker/notifications/alarm.ts';
import { sendDigest } from '#src/worker/notifications/digest.ts';
import type { SweepScope } from '#src/worker/notifications/due-deliveries.ts';
import { sendFailureNotices } from '#src/worker/notifications/failure-notice.ts';
import { sendNightlyReport } from '#src/worker/notifications/nightly-report.ts';
import type { NotifyDependencies } from '#src/worker/notifications/notify.ts';
import type { Queues } from '#src/worker/notifications/queues.ts';
import { sweepChannel } from '#src/worker/notifications/sweep.ts';

/**
 * Every ten minutes: delivers what is pending of recent enquiries, each channel independently, and sends the digest and
 * the failure notices.
 */
export const sweep = (dependencies: NotifyDependencies, queues: Queues): Promise<void> =>
  runSteps(sweepSteps('recent', dependencies, queues), dependencies);

/**
 * Once a night: deletes what has expired, reports what may be wrong, and does what `sweep` does, but for all enquiries.
 * After `quietDays` days without an enquiry it reports that too.
 */
export const runNightly = (dependencies: NotifyDependencies, queues: Queues, quietDays: number): Promise<void> =>
  runSteps(
    {
      'delete-expired': () => deleteExpired(dependencies.db, dependencies.now(), dependencies.log),
      'nightly-report': () => sendNightlyReport(dependencies, quietDays),
      ...sweepSteps('all', dependencies, queues),
    },
    dependencies,
  );

/** The steps by the names that logs and alarms give them: each channel, then the others. */
function sweepSteps(scope: SweepScope, dependencies: NotifyDependencies, queues: Queues) {
  const channels = channelNames.map((name) => [name, () => sweepChannel(name, scope, dependencies, queues)]);
  return {
    ...(Object.fromEntries(channels) as Record<string, () => Promise<void>>),
    digest: () => sendDigest(dependencies, scope),
    'failure-notices': () => sendFailureNotices(dependencies),
  };
}
