import { createRequire } from 'node:module';
import { encoded, enquiry, post } from '../worker/enquiry.ts';

/** What is asked for, and the status that answers it. */
export interface Target {
  name: string;
  path: string;
  status: number;
}

export interface Load {
  perSecond: number;
  /** Milliseconds within which half of the answers came, and 99 of 100. */
  middle: number;
  slow: number;
  /** Answers with another status, broken connections, answers that did not come. */
  unexpected: number;
  answers: number;
}

interface Options extends Target {
  origin: string;
  connections: number;
  /** How long to ask, or … */
  seconds?: number;
  /** … how many enquiries to post. */
  posts?: number;
}

/** The part of autocannon that is used; it comes with no types and is not in the site's own install. */
type Autocannon = (options: object) => Promise<{
  requests: { average: number };
  latency: { p50: number; p99: number };
  statusCodeStats: Record<string, { count: number }>;
  errors: number;
  timeouts: number;
}>;

const tools = createRequire(new URL('tools/package.json', import.meta.url));

/** Asks one address over some connections, for a time or a number of posts. */
export async function loadEdge({ origin, path, status, connections, seconds, posts }: Options): Promise<Load> {
  const autocannon = tools('autocannon') as Autocannon;
  // Each post is an enquiry of its own from an address of its own: the rate limit is not what is measured.
  const setupRequest = (request: object) => {
    const { body, headers } = post(enquiry());
    return { ...request, method: 'POST', body: typeof body === 'string' ? body : encoded(body), headers };
  };
  const result = await autocannon({
    url: `${origin}${path}`,
    connections,
    timeout: 20,
    ...(posts ? { amount: posts, requests: [{ setupRequest }] } : { duration: seconds }),
  });
  const counts = Object.entries(result.statusCodeStats).map(([code, { count }]) => ({ code: Number(code), count }));
  const sum = (some: typeof counts) => some.reduce((total, { count }) => total + count, 0);
  return {
    perSecond: result.requests.average,
    middle: result.latency.p50,
    slow: result.latency.p99,
    unexpected: sum(counts.filter(({ code }) => code !== status)) + result.errors + result.timeouts,
    answers: sum(counts),
  };
}
