import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What can be wrong with a script on its way. */
export const faults = ['stalled', 'slow', 'aborted', 'missing', 'wrong type', 'cut off'] as const;
export type Fault = (typeof faults)[number];

export interface FaultyProxy {
  /** The address of the site behind the proxy. */
  origin: string;
  close(): void;
}

/** Passes the site on, but for the files whose path matches: those have a fault. */
export async function faultyProxy(site: string, path: RegExp, fault: Fault): Promise<FaultyProxy> {
  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers };
    const forwarded = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method ?? 'GET', headers },
      (answer) => {
        if (path.test(incoming.url ?? '')) return answer.resume().on('end', () => spoil(response, fault));
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        return answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => shut(server) };
}

function spoil(response: ServerResponse, fault: Fault): void {
  const script = { 'Content-Type': 'text/javascript' };
  if (fault === 'aborted') response.destroy();
  if (fault === 'missing') response.writeHead(404, script).end();
  if (fault === 'wrong type') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
  if (fault === 'cut off') {
    response.writeHead(200, { ...script, 'Content-Length': '5000' });
    response.write('// ');
    setTimeout(() => response.destroy(), 500);
  }
  if (fault === 'slow') {
    response.writeHead(200, { ...script, 'Content-Length': '5000' });
    const timer = setInterval(() => response.write(' '), 1000);
    response.on('close', () => clearInterval(timer));
  }
}

function shut(server: Server): void {
  server.closeAllConnections();
  server.close();
}
