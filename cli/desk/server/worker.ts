import { parentPort, workerData } from 'node:worker_threads';
import type { Refusal } from '#cli/desk/desk-api.ts';
import { openDesk } from '#cli/desk/project/desk-operations.ts';
import { Refused } from '#cli/desk/refused.ts';
import type { Request, Response } from '#cli/desk/server/worker-messages.ts';

/** The thread that has the project: pages are rendered in the other one while rules run in this one. */
const desk = openDesk(workerData.root);

/** One after the other: a draft that is looked at must not be there when something else is saved. */
let queue: Promise<unknown> = desk;

parentPort?.on('message', (request: Request) => {
  queue = queue.then(() => answer(request));
});

async function answer(request: Request): Promise<void> {
  const reply = (response: Response) => parentPort?.postMessage(response);
  try {
    const { operations, read } = await desk;
    if (request.kind === 'read') {
      if (await read(request.paths)) reply({ kind: 'changed' });
      return;
    }
    const { number, name, input } = request;
    const operation = operations[name] as (given: unknown) => unknown;
    reply({ kind: 'result', number, json: JSON.stringify(await operation(input)) });
    if (writing.has(name)) reply({ kind: 'changed' });
  } catch (error) {
    if (request.kind === 'ask') reply({ kind: 'refusal', number: request.number, refusal: refusalOf(error) });
    else console.error(error);
  }
}

/** What is different for every panel after these. */
const writing: ReadonlySet<string> = new Set(['save', 'saveField', 'accept', 'undo', 'commit']);

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  return { reason: 'failed', detail: error instanceof Error ? error.message : String(error) };
}
