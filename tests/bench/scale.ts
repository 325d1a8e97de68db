#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { describeMachine } from './machine.ts';
import { publish } from './report.ts';
import type { Measured } from './run-measured.ts';
import { buildSynthetic } from './synthetic-build.ts';

/**
 * `npm run bench -- scale`: what a build costs for 50, 500 and 5,000 made-up services a locale, through this project's own
 * pipeline in a temporary copy, without the content check and without pictures for sharing. Linux only.
 */
const { values } = parseArgs({ options: { sizes: { type: 'string', default: '50,500,5000' } } });
const machine = describeMachine();
const sizes = values.sizes.split(',').map(Number);

const built: { services: number; pages: number; measured: Measured }[] = [];
for (const services of sizes) {
  const { pages, measured, remove } = await buildSynthetic(services);
  remove();
  built.push({ services, pages, measured });
  console.error(
    `${services}: ${pages} pages, ${measured.seconds.toFixed(1)} s, ${measured.cpu.toFixed(1)} s of processor, ${measured.memory} MB`,
  );
}

publish({
  bench: 'scale',
  machine,
  tables: [
    {
      title: 'Build, by number of services',
      columns: [
        'services a locale',
        'pages',
        'wall, s',
        'processor, s',
        'memory, MB',
        'wall a page, ms',
        'processor a page, ms',
        'processor a further page, ms',
      ],
      rows: built.map(({ services, pages, measured: { seconds, cpu, memory } }, at) => {
        const before = built[at - 1];
        const slope = before ? ((cpu - before.measured.cpu) / (pages - before.pages)) * 1000 : undefined;
        return [
          services.toLocaleString('en'),
          pages.toLocaleString('en'),
          seconds.toFixed(1),
          cpu.toFixed(1),
          memory,
          ((seconds / pages) * 1000).toFixed(2),
          ((cpu / pages) * 1000).toFixed(2),
          slope?.toFixed(2) ?? '–',
        ];
      }),
      notes: [
        'User and system time of all processes; memory is the most that all of them held at once. A further page is one more than in the row above.',
      ],
    },
  ],
  data: built.map(({ measured: { output: _, ...measured }, ...rest }) => ({ ...rest, ...measured })),
  complete: values.sizes === '50,500,5000',
});
