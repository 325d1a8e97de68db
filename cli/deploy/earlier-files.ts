import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFolder } from '#src/domain/code-retry.ts';

/** How many days code and fonts stay after a deployment has replaced them, for pages that were opened before it. */
const keptDays = 30;

/**
 * The path of the list that the deployed site has of its files with a hash in their name: null for a file in use, and
 * the day it was replaced for any other.
 */
const listPath = `${hashedFolder}deployed.json`;
type DeployedFiles = Record<string, string | null>;

/** Matches `index-B7x_9aQz.js`: a name, a hash of eight characters, and the kind of file. */
const hashedName = /^[\w-]+-[\w-]{8}\.(?:js|woff2)$/;
const dayMs = 24 * 3600 * 1000;

/**
 * Adds to a build below `folder` the code and fonts of earlier deployments that the site at `origin` still has, and the
 * list that the next deployment reads. Gives the names of those files. Throws if the site cannot be reached. A site
 * without a list has no such files.
 */
export async function keepEarlierFiles(folder: string, origin: string, now: Date): Promise<string[]> {
  const today = now.toISOString().slice(0, 10);
  const oldestKept = new Date(now.getTime() - keptDays * dayMs).toISOString().slice(0, 10);
  const current = readdirSync(join(folder, hashedFolder)).filter((name) => hashedName.test(name));
  const deployed: DeployedFiles = Object.fromEntries(current.map((name) => [name, null]));
  const kept: string[] = [];
  try {
    const list = await download(new URL(listPath, origin));
    const earlier: DeployedFiles = list ? JSON.parse(list.toString('utf8')) : {};
    for (const [name, earlierReplacedOn] of Object.entries(earlier)) {
      // A file that was in use until now is replaced by this build, today.
      const replacedOn = earlierReplacedOn ?? today;
      // Left out: a file that this build has too, one that is too old, and what a damaged list could name.
      if (current.includes(name) || replacedOn < oldestKept || !hashedName.test(name)) continue;
      const bytes = await download(new URL(`${hashedFolder}${name}`, origin));
      if (!bytes) continue;
      writeFileSync(join(folder, hashedFolder, name), bytes);
      deployed[name] = replacedOn;
      kept.push(name);
    }
  } finally {
    // Also after a failure: without a list the next deployment would keep none of the files in use now.
    writeFileSync(join(folder, listPath), JSON.stringify(deployed));
  }
  return kept;
}

/** Downloads the bytes at an address. Gives undefined for a 404, and throws for any other answer that is not OK. */
async function download(url: URL): Promise<Buffer | undefined> {
  const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
