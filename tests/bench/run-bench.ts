#!/usr/bin/env node
import { existsSync } from 'node:fs';

// `npm run bench -- <name>`: a bench is a file of this folder, and reads what follows its name.
const [name = ''] = process.argv.splice(2, 1);
const benches = 'desk development edge fonts form island lighthouse lint modules navigation peers scale weights'.split(
  ' ',
);
if (!benches.includes(name) || !existsSync(new URL(`${name}.ts`, import.meta.url))) {
  console.error(`bench: \`${name}\` is none. There are: ${benches.join(', ')}`);
  process.exit(2);
}
await import(`./${name}.ts`);
