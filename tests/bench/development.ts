#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDevServer } from '../dev-server.ts';
import { median, spread } from './statistics.ts';

/** `npm run bench -- development`: from saving a changed word until the development server shows it. */
const server = await startDevServer();
try {
  const file = join(server.folder, 'i18n/nl/pages/home.json');
  const text = readFileSync(file, 'utf8');
  const times: number[] = [];
  for (let round = 0; round < 20; round++) {
    const word = `Ronde ${round} van twintig`;
    const start = performance.now();
    writeFileSync(file, text.replace('"title": "', `"title": "${word} `));
    while (!(await (await fetch(`${server.url}/nl`)).text()).includes(word));
    times.push(performance.now() - start);
  }
  console.log(`a changed word is seen after ${Math.round(median(times))} ms (${spread(times)})`);
} finally {
  server.stop();
}
