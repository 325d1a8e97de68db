#!/usr/bin/env node
import { Command } from 'commander';
import { drawScenes } from '#cli/assets/scenes/draw-scenes.ts';
import { runCommand } from '#cli/command-line/run-command.ts';

const art = new Command('art')
  .description('Draws the pictures of content/art into public/images. Same sources and Chromium, same bytes.')
  .argument('[filter]', 'only scenes with this in their path', '')
  .action(async (filter: string) => {
    process.exitCode = await drawScenes(process.cwd(), filter);
  });

await runCommand(art);
