import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFolder } from '#src/domain/code-retry.ts';

/** How many days code and fonts stay after a deployment has replaced them, for pages that were opened before it. */
const keptDays = 30;

/** What the deployed site says about its files with a hash: null for those in use, for others the day they were replaced. */
const listPath = `${hashedFolder}deployed.json`;
type DeployedFiles = Record<string, string | null>;

const hashedName = /^[\w-]+-[\w-]{8}\.(?:js|woff2)$/;
const dayMs = 24 * 3600 * 1000;

/**
 * Adds to a build below `folder` the code and fonts of earlier deployments that the site at `origin` still has, and the list
 * that the next deployment reads. Gives their names. Throws where the site cannot be asked; one without a list has none.
 */
export async function keepEarlierFiles(folder: string, origin: string, now: Date): Promise<string[]> {
  const today = now.toISOString().slice(0, 10);
  const oldest = new Date(now.getTime() - keptDays * dayMs).toISOString().slice(0, 10);
  const current = readdirSync(join(folder, hashedFolder)).filter((name) => hashedName.test(name));
  const deployed: DeployedFiles = Object.fromEntries(current.map((name) => [name, null]));
  const list = await download(new URL(listPath, origin));
  const earlier: DeployedFiles = list ? JSON.parse(list.toString('utf8')) : {};
  const kept: string[] = [];
  for (const [name, replaced] of Object.entries(earlier)) {
    const since = replaced ?? today;
    if (current.includes(name) || since < oldest || !hashedName.test(name)) continue;
    const bytes = await download(new URL(`${hashedFolder}${name}`, origin));
    if (!bytes) continue;
    writeFileSync(join(folder, hashedFolder, name), bytes);
    deployed[name] = since;
    kept.push(name);
  }
  writeFileSync(join(folder, listPath), JSON.stringify(deployed));
  return kept;
}

/** The bytes at an address, or undefined where nothing is there. Throws for any other answer. */
async function download(url: URL): Promise<Buffer | undefined> {
  const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
