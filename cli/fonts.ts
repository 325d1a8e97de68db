#!/usr/bin/env node
import { Command } from 'commander';
import { updateFonts } from '#cli/assets/fonts/update-fonts.ts';
import { runCommand } from '#cli/command-line/run-command.ts';

const fonts = new Command('fonts')
  .description('Cuts the two typefaces to what the site uses and matches their local fallbacks to them.')
  .action(async () => {
    const report = await updateFonts(process.cwd());
    for (const { file, bytes } of report.fonts) console.log(`${String(bytes).padStart(6)} B  ${file}`);
    console.log(`${report.characters} characters each`);
  });

await runCommand(fonts);
