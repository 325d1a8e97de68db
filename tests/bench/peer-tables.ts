import type { FirstPaint } from './first-paint.ts';
import { underWay } from './next-page.ts';
import type { Peer } from './peer-builds.ts';
import type { Paints, Steps } from './peer-measures.ts';
import type { Table } from './report.ts';
import type { Measured } from './run-measured.ts';
import { kB, meanWithError, median } from './statistics.ts';
import type { BuiltPage } from './template-pages.ts';

interface PageFigures {
  /** For each peer, in their order: bytes of a page and its styles, the mean of all pages. */
  weights: readonly number[];
  paints: readonly Paints[];
  steps: readonly Steps[];
  chosen: readonly BuiltPage[];
  versions: Record<string, string>;
}

/** What visitors notice, a row for each rendering. */
export function pageTable({ weights, paints, steps, chosen, versions }: PageFigures): Table {
  const peers = peersOf(paints);
  const ways = waysOf(steps);
  return {
    title: 'The same service pages in Astro and Next',
    columns: [
      'rendering',
      'HTML and CSS of all pages, bytes',
      'bytes on load, kB',
      'headers, kB',
      'requests',
      'first paint, ms',
      'largest paint, ms',
      'first paint on the line, ms',
      'largest paint on the line, ms',
      ...ways.map((way) => `next page, ${way}, ms`),
    ],
    rows: peers.map((peer, at) => {
      const own = paints.filter((one) => one.peer === peer);
      const middle = (of: 'devtools' | 'line', name: keyof FirstPaint) =>
        median(own.map((one) => median(one[of].map((paint) => paint[name]))));
      return [
        peer,
        Math.round(weights[at] ?? 0),
        kB(middle('line', 'bytes')),
        kB(middle('line', 'headers')),
        middle('line', 'requests'),
        ...(['devtools', 'line'] as const).flatMap((of) => [
          Math.round(middle(of, 'first')),
          Math.round(middle(of, 'largest')),
        ]),
        ...ways.map((way) => Math.round(median(clicks(steps, peer, way)))),
      ];
    }),
    notes: [
      `Astro ${versions.astro} by default and with \`inlineStylesheets: 'always'\`, Next ${versions.next} as a static export, each with our style sheet, fonts, scripts, words and response headers (the policy as strict as it runs under); the visible text of all pages is equal.`,
      'HTML and CSS: the mean of all pages, each with the style sheets it links. What follows is of some of them.',
      `Middle of ${paints[0]?.devtools.length} loads of each of ${chosen.length} pages, and of ${steps[0]?.all.length} clicks, phone of 360 × 740 px, 4× slower processor, empty cache, brotli, HTTP/1.1.`,
      'Headers as HTTP/1.1 sends them; HTTP/2 sends what repeats once. This site’s policy names the style sheets of fifteen templates, the peers’ that of one.',
      'Paints first under Chromium’s own slow 4G (562.5 ms before every answer, 1.44 Mbit/s), then on a line of 150 ms round trip and 1.6 Mbit/s delayed at the server, where a connection begins with ten packets.',
      `Next page: from the click to the first frame with the next heading on that line, after the pointer has been ${underWay / 1000} s on its way and has rested on the link for so long.`,
      ...laterThanOurs(paints, steps),
    ],
  };
}

/** How much later than ours each peer was, in pairs of loads and of clicks that followed each other. */
function laterThanOurs(paints: readonly Paints[], steps: readonly Steps[]): string[] {
  const later = (momentsOf: (peer: Peer['name']) => number[], peer: Peer['name']) => {
    const own = momentsOf(ours);
    return meanWithError(momentsOf(peer).map((moment, at) => moment - (own[at] as number)));
  };
  const firstPaints = (of: 'devtools' | 'line') => (peer: Peer['name']) =>
    paints.filter((one) => one.peer === peer).flatMap((page) => page[of].map(({ first }) => first));
  const pairs = firstPaints('line')(ours).length;
  return peersOf(paints)
    .filter((peer) => peer !== ours)
    .map((peer) => {
      const next = waysOf(steps).map((way) => `${later((one) => clicks(steps, one, way), peer)} (${way})`);
      return `${peer} after this site, milliseconds, mean of the pairs with its standard error: first paint ${later(firstPaints('devtools'), peer)} under slow 4G and ${later(firstPaints('line'), peer)} on the line, ${pairs} pairs; next page ${next.join(', ')}, ${steps[0]?.all.length} pairs.`;
    });
}

const ours: Peer['name'] = 'this site';
const peersOf = (paints: readonly Paints[]): Peer['name'][] => [...new Set(paints.map(({ peer }) => peer))];
const waysOf = (steps: readonly Steps[]): string[] => [...new Set(steps.map(({ way }) => way))];

/** Milliseconds of a peer's clicks to the next page, in the order in which they were made. */
const clicks = (steps: readonly Steps[], peer: Peer['name'], way: string): number[] =>
  steps.filter((one) => one.peer === peer && one.way === way).flatMap(({ all }) => all.map(({ painted }) => painted));

/** What building costs, for few pages and for many. */
export function buildTable(builds: readonly { name: string; pages: number; measured: Measured }[], raw: number): Table {
  const names = [...new Set(builds.map(({ name }) => name))];
  return {
    title: 'Building the same service pages',
    columns: ['rendering', 'pages', 'processor, s', 'wall, s', 'memory, MB', 'processor per further page, ms'],
    rows: names.map((name) => {
      const own = builds.filter((one) => one.name === name).sort((a, b) => a.pages - b.pages);
      const [least, most] = [own[0], own.at(-1)];
      const join = (write: (measured: Measured) => string | number) =>
        own.map(({ measured }) => write(measured)).join(' / ');
      const slope =
        least && most && most.pages > least.pages
          ? (((most.measured.cpu - least.measured.cpu) / (most.pages - least.pages)) * 1000).toFixed(1)
          : '–';
      return [
        name,
        own.map(({ pages }) => pages).join(' / '),
        join(({ cpu }) => cpu.toFixed(1)),
        join(({ seconds }) => seconds.toFixed(1)),
        join(({ memory }) => memory),
        slope,
      ];
    }),
    notes: [
      'User and system time of all processes, nothing cached. This site reads, checks and formats its records and messages and builds its other pages too; the peers get finished strings.',
      ...(raw > 0 ? [`${raw} bytes of markup over all pages reached the peers as finished HTML.`] : []),
    ],
  };
}
