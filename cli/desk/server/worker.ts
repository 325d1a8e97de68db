import { parentPort, workerData } from 'node:worker_threads';
import type { Refusal } from '#cli/desk/desk-api.ts';
import { inboxOperationNames } from '#cli/desk/inbox/inbox-api.ts';
import { openDesk } from '#cli/desk/project/desk-operations.ts';
import { Refused } from '#cli/desk/refused.ts';
import type { FromWorker, ToWorker } from '#cli/desk/server/worker-messages.ts';

/** This thread has the project: pages are rendered in the other thread while rules run in this one. */
const desk = openDesk(workerData.root);

/**
 * Requests run one after the other: checking an unsaved text puts it into the project for a moment, where a save would
 * see it.
 */
let queue: Promise<unknown> = Promise.resolve();

const inboxNames: ReadonlySet<string> = new Set(inboxOperationNames);

/** The last revision of the project that was sent to the panels. */
let announced = 0;

parentPort?.on('message', (request: ToWorker) => {
  // The inbox is no part of the project: a save does not wait for its database.
  if (request.kind === 'ask' && inboxNames.has(request.name)) void answer(request);
  else queue = queue.then(() => answer(request));
});

async function answer(request: ToWorker): Promise<void> {
  const reply = (response: FromWorker) => parentPort?.postMessage(response);
  const startedAt = Date.now();
  try {
    const { operations, read } = await desk;
    if (request.kind === 'files-changed') await read(request.paths);
    else {
      const { requestNumber, name, input } = request;
      const operation = operations[name] as (given: unknown) => unknown;
      reply({ kind: 'result', requestNumber, json: JSON.stringify(await operation(input)) });
    }
  } catch (error) {
    if (request.kind === 'ask')
      reply({ kind: 'refusal', requestNumber: request.requestNumber, refusal: refusalOf(error) });
    else console.error(error);
  }
  // These two move the branch that is live, so the list of what differs from it changes, which the panels show. The revision counts
  // changes of files only, and may stay the same.
  const movesBranch = request.kind === 'ask' && ['goLive', 'takeBack'].includes(request.name);
  const revision = await desk.then(
    (opened) => opened.revision,
    // A project that could not be opened has no changes.
    () => announced,
  );
  if (revision !== announced || movesBranch) {
    // Without `startedAt` the server does not update the site's pages: it did when it sent `files-changed`.
    reply({ kind: 'changed', ...(request.kind === 'ask' && { startedAt }) });
  }
  announced = revision;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  return { reason: 'failed', detail: error instanceof Error ? error.message : String(error) };
}
