#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { runCommand } from '#cli/command-line/run-command.ts';
import { flagSheet } from '#cli/screens/flag-sheet.ts';
import { loadSite } from '#src/content/load-site.ts';

const file = 'screens/flags.html';

const flags = new Command('flags').description(`Writes every flag, figure and signal to ${file}.`).action(() => {
  mkdirSync('screens', { recursive: true });
  writeFileSync(file, flagSheet(loadSite().site.services));
  console.log(`flags: ${file}`);
});

await runCommand(flags);
