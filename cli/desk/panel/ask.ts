import type { Operation, Operations, Refusal } from '#cli/desk/desk-api.ts';

const token = new URLSearchParams(location.search).get('token') ?? '';

/** Thrown when the server refuses an operation or does not answer. */
export class RefusedAnswer extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('detail' in refusal ? refusal.detail : refusal.reason);
    this.refusal = refusal;
  }
}

/** The address of a page that only the desk has, with the token that it needs. */
export const withToken = (path: string): string => `${path}?token=${encodeURIComponent(token)}`;

/** Asks the server of the desk. Throws a `RefusedAnswer` if the operation is not done. */
export async function askServer<Name extends Operation>(
  name: Name,
  input: Parameters<Operations[Name]>[0],
): Promise<ReturnType<Operations[Name]>> {
  return post(name, input);
}

/**
 * Waits until the server has read more than `seen` changes on the disk since it started. Gives how many it has read.
 */
export function waitForChanges(seen: number, signal: AbortSignal): Promise<number> {
  return post('changes-after', { seen }, signal);
}

async function post<Result>(name: string, input: object, signal?: AbortSignal): Promise<Result> {
  const answer = await fetch(`/__desk/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Desk-Token': token },
    body: JSON.stringify(input),
    signal: signal ?? null,
  }).catch(() => {
    throw new RefusedAnswer({ reason: 'unreachable' });
  });
  const body: unknown = await answer.json().catch(() => {
    // Not JSON: the desk has another token by now (403), or is starting or stopping.
    throw new RefusedAnswer({ reason: answer.status === 403 ? 'wrong-token' : 'unreachable' });
  });
  if (!answer.ok) throw new RefusedAnswer(body as Refusal);
  return body as Result;
}
