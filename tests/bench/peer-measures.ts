import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import type { DevTools } from './devtools.ts';
import { type FirstPaint, firstPaint } from './first-paint.ts';
import { goToNextPage, type NextPage, type Way } from './next-page.ts';
import { headingOf, nextService } from './page-links.ts';
import type { Peer } from './peer-builds.ts';
import { type Origins, served } from './served-peers.ts';
import type { BuiltPage } from './template-pages.ts';

interface Options {
  runs: number;
  port: number;
}

export interface Paints {
  peer: Peer['name'];
  path: string;
  /** Chromium's developer tools, as in the figures. */
  devtools: FirstPaint[];
  /** A slow line at the server's side. */
  line: FirstPaint[];
}

/**
 * First and largest paint of pages on a slow phone, two loads a run: they differ by less than one load from the next.
 * Peers take turns, so that a busy minute hits all of them.
 */
export async function measurePaints(
  browser: Browser,
  peers: readonly Peer[],
  pages: readonly BuiltPage[],
  { runs, port }: Options,
): Promise<Paints[]> {
  const all = peers.flatMap(({ name }) =>
    pages.map((page): Paints => ({ peer: name, path: page.path, devtools: [], line: [] })),
  );
  await served(peers, port, async (origins) => {
    for (let load = 0; load < 2 * runs; load++)
      for (const paints of all) {
        const { direct, slow } = origins.get(paints.peer) as Origins;
        paints.devtools.push(await firstPaint(browser, `${direct}${paints.path}`, 'devtools', 4));
        paints.line.push(await firstPaint(browser, `${slow}${paints.path}`, 'none', 4));
      }
  });
  return all;
}

export interface Steps {
  peer: Peer['name'];
  way: string;
  all: NextPage[];
}

const ways: Way[] = [
  { name: 'no rest', rest: 0, held: 0 },
  { name: '200 ms', rest: 200, held: 0 },
  { name: '600 ms', rest: 600, held: 0 },
];

/** From one service page to the next over a slow line on a slow processor. */
export async function measureSteps(
  browser: DevTools,
  peers: readonly Peer[],
  pages: readonly BuiltPage[],
  { runs, port }: Options,
): Promise<Steps[]> {
  const first = pages.find((page) => page.locale === 'en') as BuiltPage;
  // The target has to be one of the pages that all peers have.
  const built = new Set(pages.map((page) => page.path));
  const to = nextService(readFileSync(first.file, 'utf8'), first.path, built);
  const heading = headingOf(readFileSync((pages.find((page) => page.path === to) as BuiltPage).file, 'utf8'));
  const all = ways.flatMap(({ name: way }) => peers.map(({ name: peer }): Steps => ({ peer, way, all: [] })));
  await served(peers, port, async (origins) => {
    for (let run = 0; run < runs; run++)
      for (const steps of all) {
        const { slow } = origins.get(steps.peer) as Origins;
        const way = ways.find(({ name }) => name === steps.way) as Way;
        steps.all.push(await goToNextPage(browser, { from: `${slow}${first.path}`, to, heading, way, cpu: 4 }));
      }
  });
  return all;
}
