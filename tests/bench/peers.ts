#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDevTools } from './devtools.ts';
import { describeMachine } from './machine.ts';
import { openBrowser } from './open-browser.ts';
import { buildPeer, type Peer, type PeerName, peerPages } from './peer-builds.ts';
import { writePeerHeaders } from './peer-headers.ts';
import { measurePaints, measureSteps } from './peer-measures.ts';
import { peersFolder, writePeerProjects } from './peer-projects.ts';
import { compareScreens } from './peer-screens.ts';
import { buildTable, pageTable } from './peer-tables.ts';
import { differentTexts } from './peer-texts.ts';
import { documentWeight } from './peer-weights.ts';
import { publish } from './report.ts';
import type { Measured } from './run-measured.ts';
import { buildSynthetic } from './synthetic-build.ts';
import { builtPages } from './template-pages.ts';

/**
 * `npm run bench -- peers`: the service pages of this site beside the same pages in Astro, by default and with its styles
 * inlined, and in Next, from the same records in one run. Fails unless the visible text of all is equal.
 * Needs a build and `npm ci --prefix tests/bench/peers`.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** Clicks to the next page: from one to the next they differ more than paints do. */
    clicks: { type: 'string', default: '20' },
    pages: { type: 'string', default: '3' },
    /** Services per locale of the larger build; 0 leaves it out. */
    synthetic: { type: 'string', default: '500' },
    port: { type: 'string', default: '9720' },
  },
});
const machine = describeMachine();
const runs = Number(values.runs);
const clicks = Number(values.clicks);
const tried = Number(values.pages);
const synthetic = Number(values.synthetic);
const port = Number(values.port);
if (!(clicks >= 2)) throw new Error(`--clicks ${values.clicks}: two at least, or the mean has no error to print`);
if (!existsSync(path.join(peersFolder, 'node_modules')))
  throw new Error('Astro and Next are missing: run `npm ci --prefix tests/bench/peers` first');

const folder = 'dist/public';
const names: PeerName[] = ['astro', 'astro-inlined', 'next'];
const builds: { name: string; pages: number; measured: Measured }[] = [];

if (synthetic > 0) {
  const large = await buildSynthetic(synthetic);
  const pages = builtPages(large.folder, large.root).filter((page) => page.template === 'service');
  builds.push({ name: 'this site', pages: large.pages, measured: large.measured });
  writePeerProjects(pages, large.folder);
  for (const name of names) builds.push({ name, pages: pages.length, measured: (await buildPeer(name)).measured });
  large.remove();
}

const small = await buildSynthetic(0);
builds.push({ name: 'this site', pages: small.pages, measured: small.measured });
small.remove();
const pages = builtPages(folder).filter((page) => page.template === 'service');
const { raw } = writePeerProjects(pages, folder);
const peers: Peer[] = [{ name: 'this site', folder }];
for (const name of names) {
  const { peer, measured } = await buildPeer(name);
  peers.push(peer);
  builds.push({ name, pages: pages.length, measured });
}

const texts = peers.map((peer) => peerPages(peer, pages));
const weights = peers.map((peer, at) => documentWeight(peer, texts[at] ?? []));
const wrong = differentTexts(peers, texts);
for (const [at, peer] of peers.entries()) if (at > 0) writePeerHeaders(peer, folder, texts[at]?.[0] ?? '');
if (wrong.length > 0) throw new Error(`the pages do not say the same:\n${wrong.slice(0, 10).join('\n')}`);

const browser = await openBrowser();
const chosen = pages.filter((_, at) => at % Math.ceil(pages.length / tried) === 0);
await compareScreens(browser, peers, chosen, port);
const paints = await measurePaints(browser, peers, chosen, { runs, port });
await browser.close();
const tools = await openDevTools();
const steps = await measureSteps(tools, peers, pages, { runs: clicks, port });
await tools.close();

const versions = JSON.parse(readFileSync(path.join(peersFolder, 'package.json'), 'utf8')).dependencies;
publish({
  bench: 'peers',
  machine,
  tables: [pageTable({ weights, paints, steps, chosen, versions }), buildTable(builds, raw)],
  data: { versions, pages: chosen.map((page) => page.path), texts: pages.length, weights, paints, steps, builds },
  complete: runs >= 5 && clicks >= 20 && synthetic >= 500,
});
