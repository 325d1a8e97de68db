#!/usr/bin/env node
import { Command } from 'commander';
import { updateDrawings } from '#cli/assets/drawings/update-drawings.ts';
import { updateImages } from '#cli/assets/images/update-images.ts';
import { wantedPictures } from '#cli/assets/images/wanted-pictures.ts';
import { printReport } from '#cli/assets/refresh-report.ts';
import { runCommand } from '#cli/command-line/run-command.ts';
import { loadSite } from '#src/content/load-site.ts';

const images = new Command('images')
  .description(
    'Makes AVIF and WebP in several widths of every picture that the records name, and takes a small picture of every ' +
      'drawing with Chromium; skips what is current.',
  )
  .action(async () => {
    const root = process.cwd();
    const exitCodes = [
      printReport(await updateImages(root, wantedPictures(loadSite().site))),
      printReport(await updateDrawings(root)),
    ];
    process.exitCode = Math.max(...exitCodes);
  });

await runCommand(images);
