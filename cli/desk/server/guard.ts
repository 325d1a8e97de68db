import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The header with the token. A page of another site cannot send it without a CORS preflight. */
export const tokenHeader = 'x-desk-token';

/** The parts of a request that decide whether it is trusted. */
export interface RequestParts {
  headers: IncomingHttpHeaders;
  /** The address it comes from. */
  remoteAddress: string | undefined;
  /** The port it came to. */
  port: number | undefined;
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether a request comes from a browser of this machine that shows the desk itself: not from the network, not by a
 * name that somebody else has pointed here (`Host`), not from another site's page (`Origin`), and with the token.
 */
export function isTrusted(
  { headers, remoteAddress, port }: RequestParts,
  givenToken: string | undefined,
  token: string,
): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!remoteAddress || !loopback.has(remoteAddress)) return false;
  if (!headers.host || !hosts.includes(headers.host)) return false;
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return false;
  // `none`: somebody typed the address or opened a link outside the browser.
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return givenToken !== undefined && isSame(givenToken, token);
}

function isSame(given: string, token: string): boolean {
  const [givenBytes, tokenBytes] = [Buffer.from(given), Buffer.from(token)];
  return givenBytes.length === tokenBytes.length && timingSafeEqual(givenBytes, tokenBytes);
}
