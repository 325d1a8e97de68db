#!/usr/bin/env node
import { Command } from 'commander';
import { updateImages } from '#cli/assets/images/update-images.ts';
import { wantedPictures } from '#cli/assets/images/wanted-pictures.ts';
import { printReport } from '#cli/assets/refresh-report.ts';
import { runCommand } from '#cli/command-line/run-command.ts';
import { loadSite } from '#src/content/load-site.ts';

const images = new Command('images')
  .description('Makes AVIF and WebP in several widths of every picture that the records name; skips what is current.')
  .action(async () => {
    process.exitCode = printReport(await updateImages(process.cwd(), wantedPictures(loadSite().site)));
  });

await runCommand(images);
