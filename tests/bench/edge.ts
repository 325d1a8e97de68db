#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { type Load, loadEdge, type Target } from './edge-load.ts';
import { bareWorker, ownWorker } from './edge-workers.ts';
import { describeMachine } from './machine.ts';
import { publish } from './report.ts';
import { median } from './statistics.ts';

/**
 * `npm run bench -- edge`: requests a second of the site on the local edge runtime, beside a Worker that has the same assets
 * and nothing else, in turns of one run. On the loopback alone, for a fixed time and a fixed number of posts.
 * Needs a build and `npm ci --prefix tests/bench/tools`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '6' },
    connections: { type: 'string', default: '20' },
    posts: { type: 'string', default: '200' },
    port: { type: 'string', default: '9740' },
  },
});
const machine = describeMachine();
const [rounds, seconds, connections, posts, port] = ['rounds', 'seconds', 'connections', 'posts', 'port'].map((name) =>
  Number(values[name as keyof typeof values]),
) as [number, number, number, number, number];

const targets: Target[] = [
  { name: 'GET of a page', path: '/en/services/seo', status: 200 },
  { name: 'GET of /', path: '/', status: 302 },
];
const own = await ownWorker(port);
const bare = await bareWorker(port + 1);
const loads: { worker: 'this site' | 'assets alone'; target: string; round: number; load: Load }[] = [];
try {
  const workers = [
    { name: 'this site', origin: own.origin },
    { name: 'assets alone', origin: bare.origin },
  ] as const;
  // A first round warms both up and is thrown away; then they take turns in changing order.
  for (let round = 0; round <= rounds; round++)
    for (const target of targets)
      for (const { name, origin } of round % 2 === 0 ? workers : [...workers].reverse()) {
        if (target.status !== 200 && name === 'assets alone') continue;
        const load = await loadEdge({ ...target, origin, connections, seconds: round === 0 ? 2 : seconds });
        if (round > 0) loads.push({ worker: name, target: target.name, round, load });
      }
  const post: Target = { name: 'POST of the form', path: '/', status: 303 };
  for (let round = 1; round <= 3; round++) {
    const load = await loadEdge({ ...post, origin: own.origin, connections: 4, posts });
    loads.push({ worker: 'this site', target: post.name, round, load });
  }
} finally {
  await own.stop();
  await bare.stop();
}

const of = (worker: string, target: string) =>
  loads.filter((one) => one.worker === worker && one.target === target).map(({ load }) => load);
const rate = (some: readonly Load[]) => median(some.map((load) => load.perSecond));
const page = targets[0]?.name ?? '';
const dead = loads.find(({ load }) => load.perSecond === 0);
if (dead)
  throw new Error(`${dead.worker} answered no ${dead.target}: the local edge runtime broke down, nothing is stored`);
const ratio = rate(of('this site', page)) / rate(of('assets alone', page));

publish({
  bench: 'edge',
  machine,
  tables: [
    {
      title: 'The edge under load',
      columns: [
        'request',
        'Worker',
        'requests a second',
        'middle, ms',
        '99 of 100 within, ms',
        'answers other than expected',
      ],
      rows: [...new Set(loads.map(({ target }) => target))].flatMap((target) =>
        (['this site', 'assets alone'] as const).flatMap((worker) => {
          const some = of(worker, target);
          if (some.length === 0) return [];
          const wrong = some.reduce((sum, load) => sum + load.unexpected, 0);
          return [
            [
              target,
              worker,
              Math.round(rate(some)),
              median(some.map((load) => load.middle)).toFixed(1),
              median(some.map((load) => load.slow)).toFixed(1),
              wrong,
            ],
          ];
        }),
      ),
      notes: [
        `Local edge runtime (wrangler dev) on the loopback, ${connections} connections, middle of ${rounds} rounds of ${seconds} s in turns; a page of this site is answered ${(ratio * 100).toFixed(1)} % as often as by assets alone without \`_headers\`.`,
        `POST: 3 times ${posts} valid enquiries over 4 connections, each from an address of its own, into the local database.`,
      ],
    },
  ],
  data: { ratio, loads },
  complete: rounds >= 5 && seconds >= 5,
});
