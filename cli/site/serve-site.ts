import { existsSync } from 'node:fs';
import { type LocalEdge, migrateDatabase, startLocalEdge } from '#cli/site/local-edge.ts';

/** Files of a build that the runtime needs: without them it would wait forever and say nothing. */
const neededPaths = ['dist/public', 'src/worker/generated/messages.ts'];

interface ServeOptions {
  /** The migration of the database, if it is already running. */
  migration?: Promise<void>;
  /** Called once the site answers. */
  onReady?: () => void;
}

/**
 * Serves `dist/public` and the Worker on the local edge runtime, once the database is migrated. Prints the address once
 * the site answers, and what the Worker logs from then on. Ends when the process gets a SIGINT or SIGTERM.
 * Gives the exit code: 0 after a signal, 1 if there is no build or the runtime could not start or ended by itself,
 * 2 if the port is no number of two to five digits.
 */
export async function serveSite(port: string, { migration, onReady }: ServeOptions = {}): Promise<number> {
  if (!/^\d{2,5}$/.test(port) || Number(port) > 65_535) {
    console.error(`serve: PORT is \`${port}\`. Give a number such as 8787.`);
    return 2;
  }
  const missing = neededPaths.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    console.error(`serve: ${missing.join(' and ')} cannot be found. \`npm run build\` writes what is served.`);
    return 1;
  }
  let edge: LocalEdge;
  try {
    await (migration ?? migrateDatabase());
    edge = startLocalEdge(port);
  } catch (error) {
    console.error(`serve: ${(error as Error).message}`);
    return 1;
  }
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopping = true;
      edge.stop(signal);
    });
  }
  edge.ready.then(() => {
    console.log(`http://localhost:${port} (Ctrl+C stops it)`);
    onReady?.();
  });
  const reason = await edge.ended;
  if (isStopping) return 0;
  console.error(`serve: ${reason}; start it again`);
  return 1;
}
