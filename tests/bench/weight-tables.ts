import type { PageLoad } from './page-load.ts';
import type { Table } from './report.ts';
import { kB, median, spread } from './statistics.ts';
import type { BuiltPage } from './template-pages.ts';
import type { DocumentWeight, Weight } from './weigh-document.ts';

/** The pages of a template, heaviest first, and the heaviest of each language in a browser. */
export interface TemplateWeights {
  template: string;
  weighed: { page: BuiltPage; weight: DocumentWeight }[];
  tried: { path: string; load: PageLoad }[];
}

/** A row for each template: its heaviest page, and what a phone fetches of it. */
export function weightTable(measured: readonly TemplateWeights[]): Table {
  return {
    title: 'What pages weigh',
    columns: [
      'template',
      'pages',
      'html',
      'css',
      'script',
      'sum, br',
      'middle, br',
      'br 4',
      'fonts',
      'pictures',
      'requests',
      'largest paint',
      'shift',
    ],
    rows: measured.map(({ template, weighed, tried }) => {
      const [heaviest] = weighed as [(typeof weighed)[number]];
      const both = ({ raw, brotli }: Weight) => `${kB(brotli)} (${kB(raw)})`;
      const { html, css, js, total, onTheFly } = heaviest.weight;
      const loads = tried.map(({ load }) => load);
      const early = loads.flatMap(({ belowFold }) => belowFold).length;
      return [
        template,
        weighed.length,
        both(html),
        both(css),
        both(js),
        kB(total.brotli),
        kB(median(weighed.map(({ weight }) => weight.total.brotli))),
        kB(onTheFly),
        spread(
          loads.map(({ bytes }) => bytes.font / 1000),
          1,
        ),
        spread(
          loads.map(({ bytes }) => bytes.picture / 1000),
          1,
        ) + (early > 0 ? ` (${early} below)` : ''),
        spread(loads.map(({ requests }) => requests)),
        [...new Set(loads.map(({ largest }) => largest))].join(', '),
        spread(
          loads.map(({ shift }) => shift),
          3,
        ),
      ];
    }),
    notes: [
      'kB of 1,000 bytes, brotli at its highest level with the raw size in brackets, of the heaviest page of the template; `middle` is the median of its pages, `br 4` the heaviest at the level an edge uses on the fly.',
      'Fonts, pictures and requests as Chromium fetches them on a phone of 360 × 740 px at 3× before anybody scrolls, headers included; `below` counts pictures that lie below the screen.',
    ],
  };
}
