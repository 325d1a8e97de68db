import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CutDocuments {
  origin: string;
  /** Sends the rest of a document that was cut. */
  sendRest(path: string): void;
  close(): Promise<void>;
}

/**
 * Is placed before a site, and sends each of its documents up to a place and no further, as a slow line may, until the rest is
 * asked for. The place is the parameter `cut` of the address, in bytes. What a page loads comes from the site, whole.
 */
export async function cutDocuments(site: string): Promise<CutDocuments> {
  const rests = new Map<string, () => void>();
  const server = createServer(async ({ url = '/' }, response) => {
    const address = new URL(url, site);
    const answer = await fetch(address);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    const cut = address.searchParams.get('cut');
    if (cut === null) return void response.end(body);
    response.write(body.subarray(0, Number(cut)));
    rests.set(url, () => void response.end(body.subarray(Number(cut))));
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
