#!/usr/bin/env node
import { Command } from 'commander';
import { drawIcons } from '#cli/assets/icons/draw-icons.ts';
import { runCommand } from '#cli/command-line/run-command.ts';

const icons = new Command('icons')
  .description('Draws the favicon and the app icons from the mark.')
  .action(async () => {
    for (const [name, bytes] of await drawIcons(process.cwd()))
      console.log(`${String(bytes).padStart(6)}  public/${name}`);
  });

await runCommand(icons);
