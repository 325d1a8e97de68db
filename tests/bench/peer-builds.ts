import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { peersFolder } from './peer-projects.ts';
import { type Measured, runMeasured } from './run-measured.ts';
import type { BuiltPage } from './template-pages.ts';

export type PeerName = 'astro' | 'astro-inlined' | 'next';

/** A rendering of the service pages, and the folder it is served from. */
export interface Peer {
  name: 'this site' | PeerName;
  folder: string;
}

const quiet = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', CI: '1', NODE_ENV: 'production' };

/** Builds a written peer project from nothing and measures that. */
export async function buildPeer(name: PeerName): Promise<{ peer: Peer; measured: Measured }> {
  const isNext = name === 'next';
  const cwd = path.join(peersFolder, isNext ? 'next' : 'astro');
  const output = isNext ? 'out' : name === 'astro' ? 'dist' : 'dist-inlined';
  for (const old of [output, '.next', '.astro', '../node_modules/.astro', '../node_modules/.vite'])
    rmSync(path.join(cwd, old), { recursive: true, force: true });
  const program = path.join(peersFolder, 'node_modules', isNext ? 'next/dist/bin/next' : 'astro/bin/astro.mjs');
  const styles = name === 'astro-inlined' ? 'always' : 'auto';
  const env = { ...quiet, BENCH_OUT: output, BENCH_STYLES: styles };
  const measured = await runMeasured(process.execPath, [program, 'build'], { cwd, env });
  return { peer: { name, folder: path.join(cwd, output) }, measured };
}

/** The HTML of some pages as a peer has built them; throws where it lacks one. */
export function peerPages(peer: Peer, pages: readonly BuiltPage[]): string[] {
  return pages.map((page) => {
    const file = [`${page.path}/index.html`, `${page.path}.html`]
      .map((name) => path.join(peer.folder, name))
      .find((name) => existsSync(name));
    if (!file) throw new Error(`${peer.name} has not built ${page.path}`);
    return readFileSync(file, 'utf8');
  });
}
