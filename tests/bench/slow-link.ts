import { connect, createServer, type Socket } from 'node:net';

/** A line between browser and server. */
export interface Link {
  /** Milliseconds there and back. */
  roundTrip: number;
  /** Bits a second. */
  down: number;
  up: number;
}

/** What Lighthouse takes for slow 4G. */
export const slow4g: Link = { roundTrip: 150, down: 1_600_000, up: 750_000 };

/** Bytes of a full packet, and what a connection may have under way before the first is acknowledged. */
const packet = 1460;
const firstWindow = 10 * packet;

/**
 * Puts a slow line before a local server: a shared rate each way, half a round trip each way, one round trip to connect,
 * and a window that begins at ten packets and grows with what is acknowledged, as TCP's does. It delays at the server's
 * side, because a browser's own throttling does not reach prefetches. Loopback only; TLS and packet loss are not modelled.
 */
export async function slowLink(target: number, port: number, link: Link = slow4g): Promise<{ close(): Promise<void> }> {
  const down = rateOf(link.down);
  const up = rateOf(link.up);
  const half = link.roundTrip / 2;
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (browser) => {
    const connected = performance.now() + link.roundTrip;
    const origin = connect({ port: target, host: '127.0.0.1', noDelay: true });
    for (const socket of [browser, origin]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        setTimeout(() => [browser, origin].forEach((one) => void one.destroy()), link.roundTrip * 2);
      });
    }
    transfer(browser, origin, (bytes) => Math.max(up(bytes), connected) + half, half);
    transfer(origin, browser, (bytes) => down(bytes) + half, half);
  });
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** Gives for some bytes the moment at which the line has let them through, one after the other. */
function rateOf(bitsASecond: number): (bytes: number) => number {
  let free = 0;
  return (bytes) => {
    free = Math.max(free, performance.now()) + (bytes * 8000) / bitsASecond;
    return free;
  };
}

/** Moves what one socket says to the other: each packet arrives when the line says, and is acknowledged half a trip later. */
function transfer(from: Socket, to: Socket, arrival: (bytes: number) => number, half: number): void {
  const waiting: Buffer[] = [];
  let window = firstWindow;
  let underWay = 0;
  const send = () => {
    while (waiting.length > 0 && underWay < window) {
      const bytes = waiting.shift() as Buffer;
      underWay += bytes.length;
      at(arrival(bytes.length), () => {
        if (!to.destroyed) to.write(bytes);
        at(performance.now() + half, () => {
          underWay -= bytes.length;
          window += bytes.length;
          send();
        });
      });
    }
  };
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += packet) waiting.push(data.subarray(start, start + packet));
    send();
  });
}

function at(moment: number, act: () => void): void {
  setTimeout(act, Math.max(0, moment - performance.now()));
}
