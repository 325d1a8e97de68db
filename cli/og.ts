#!/usr/bin/env node
import { Command } from 'commander';
import { printReport } from '#cli/assets/refresh-report.ts';
import { updateSharePictures } from '#cli/assets/share-pictures/update-share-pictures.ts';
import { wantedShares } from '#cli/assets/share-pictures/wanted-shares.ts';
import { runCommand } from '#cli/command-line/run-command.ts';

const og = new Command('og')
  .description('Draws the picture for sharing of every page into public/og; skips what is current.')
  .action(async () => {
    const root = process.cwd();
    process.exitCode = printReport(await updateSharePictures(root, await wantedShares(root)));
  });

await runCommand(og);
