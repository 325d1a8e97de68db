#!/usr/bin/env node
import { Command } from 'commander';
import { drawTechLogos } from '#cli/assets/logos/draw-tech-logos.ts';
import { runCommand } from '#cli/command-line/run-command.ts';
import { loadSite } from '#src/content/load-site.ts';

const logos = new Command('logos')
  .description('Draws the logos of the techniques that the records name.')
  .action(() => {
    const { written, withoutDrawing } = drawTechLogos(process.cwd(), loadSite().site);
    for (const path of written) console.log(`written  public${path}`);
    for (const name of withoutDrawing) console.log(`none     ${name}: shown as text`);
  });

await runCommand(logos);
