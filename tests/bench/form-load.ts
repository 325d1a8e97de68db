import { Agent, request } from 'node:http';
import { encoded, enquiry, post } from '../worker/enquiry.ts';

export interface LoadResult {
  /** Answers by status; `0` for a connection that broke. */
  statuses: Record<number, number>;
  /** Addresses whose enquiry was answered with the thank-you page. */
  acknowledged: string[];
  /** Milliseconds of each answer, sorted. */
  times: number[];
  seconds: number;
}

/** Posts enquiries that differ, each from an address of its own, over a number of connections until a time or a signal. */
export async function loadForm(
  url: string,
  connections: number,
  seconds: number,
  stop?: AbortSignal,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: LoadResult = { statuses: {}, acknowledged: [], times: [], seconds: 0 };
  const started = performance.now();
  const goesOn = () => performance.now() - started < seconds * 1000 && !stop?.aborted;
  const connection = async () => {
    while (goesOn()) {
      const fields = enquiry();
      const sent = performance.now();
      const status = await postOnce(agent, url, fields);
      result.times.push(performance.now() - sent);
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      if (status === 303) result.acknowledged.push(fields.email);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  result.seconds = (performance.now() - started) / 1000;
  result.times.sort((a, b) => a - b);
  return result;
}

function postOnce(agent: Agent, url: string, fields: Record<string, string>): Promise<number> {
  const body = encoded(fields);
  const headers = { ...post('').headers, 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const sent = request(url, { method: 'POST', agent, headers, timeout: 15_000 }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** The time below which a share of the answers came, in milliseconds. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
