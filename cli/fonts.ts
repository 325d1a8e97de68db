#!/usr/bin/env node
import { Command } from 'commander';
import { updateFonts } from '#cli/assets/fonts/update-fonts.ts';
import { printReport } from '#cli/assets/refresh-report.ts';
import { runCommand } from '#cli/command-line/run-command.ts';

const fonts = new Command('fonts')
  .description('Cuts the two typefaces to the characters that the site uses and matches their local fallbacks to them.')
  .action(async () => {
    process.exitCode = printReport(await updateFonts(process.cwd()));
  });

await runCommand(fonts);
