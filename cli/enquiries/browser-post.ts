import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { sourceLocale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';

export interface Answer {
  status: number;
  location: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * Sends a request with the headers of a browser's navigation: a POST of `form`, or a GET if there is none.
 * `Sec-Fetch-Mode: navigate` matters: without it the edge routes a POST differently. `fetch` sets that header itself,
 * so it cannot be used here. Times out after fifteen seconds.
 */
export function requestAsBrowser(url: URL, form?: Record<string, string>): Promise<Answer> {
  const body = form ? new URLSearchParams(form).toString() : undefined;
  const headers: Record<string, string | number> = {
    'User-Agent': 'contact form probe',
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'Accept-Language': sourceLocale,
    'Sec-Fetch-Site': 'same-origin',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'document',
    'Sec-Fetch-User': '?1',
  };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/x-www-form-urlencoded';
    headers['Content-Length'] = Buffer.byteLength(body);
    headers.Origin = url.origin;
    headers.Referer = `${url.origin}${href('contact', sourceLocale)}`;
  }
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      const reason = error.name === 'AbortError' ? 'no whole answer within fifteen seconds' : error.message;
      reject(new Error(`${url.origin} did not answer: ${reason}`));
    };
    const sent = send(
      url.href,
      // A timeout of the request would begin again with each byte of the answer.
      { method: body === undefined ? 'GET' : 'POST', headers, signal: AbortSignal.timeout(15_000) },
      (response) => {
        // Nobody reads the body, but without this `end` would never come.
        response.resume();
        const { statusCode = 0, headers: received } = response;
        response.on('end', () => resolve({ status: statusCode, location: received.location, headers: received }));
        response.on('error', fail);
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}
