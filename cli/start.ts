#!/usr/bin/env node
import { Command } from 'commander';
import { runCommand } from '#cli/command-line/run-command.ts';
import { buildSite } from '#cli/site/build-site.ts';
import { serveSite } from '#cli/site/serve-site.ts';

const start = new Command('start')
  .description('Builds the site, then serves it as `npm run serve` does.')
  .action(async () => {
    process.exitCode =
      (await buildSite({ check: true, refresh: true })) || (await serveSite(process.env.PORT ?? '8787'));
  });

await runCommand(start);
