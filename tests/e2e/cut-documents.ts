import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CutDocuments {
  origin: string;
  /** Sends the rest of a document that was cut. */
  sendRest(path: string): void;
  close(): Promise<void>;
}

/**
 * Stands before a site and sends each of its documents up to a place and no further, as a slow line may, until the rest is
 * asked for. The place is the parameter `cut` of the address, in bytes. What a page loads comes from the site, whole.
 */
export async function cutDocuments(site: string): Promise<CutDocuments> {
  const rests = new Map<string, () => void>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site));
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = Number(new URL(url, site).searchParams.get('cut') ?? body.length);
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    response.write(body.subarray(0, cut));
    const send = () => void response.end(body.subarray(cut));
    if (cut < body.length) rests.set(url, send);
    else send();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest: (path) => rests.get(path)?.(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
