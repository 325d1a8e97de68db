import type { Peer } from './peer-builds.ts';
import { serveFolder } from './serve-folder.ts';
import { slowLink } from './slow-link.ts';

/** Where a peer is served: as it is, and behind a slow line of its own. */
export interface Origins {
  direct: string;
  slow: string;
}

/** Serves every peer, directly and behind a slow line of its own, while something is done. */
export async function served(
  peers: readonly Peer[],
  port: number,
  act: (origins: Map<Peer['name'], Origins>) => Promise<void>,
): Promise<void> {
  const origins = new Map<Peer['name'], Origins>();
  const open: { close(): Promise<void> }[] = [];
  for (const [at, { name, folder }] of peers.entries()) {
    const [direct, slow] = [port + 2 * at, port + 2 * at + 1];
    open.push(await serveFolder(folder, direct), await slowLink(direct, slow));
    origins.set(name, { direct: `http://localhost:${direct}`, slow: `http://localhost:${slow}` });
  }
  try {
    await act(origins);
  } finally {
    for (const one of open.reverse()) await one.close();
  }
}
