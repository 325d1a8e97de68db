import { Command } from 'commander';
import { type BuildOptions, buildSite } from '#cli/site/build-site.ts';

export const command = new Command('build')
  .description('Checks the content, renders every page and finishes them into dist/public.')
  .option('--no-check', 'leave out the content check')
  .option('--no-refresh', 'leave generated code, fonts and pictures as they are')
  .option('--preview', 'ask search engines to leave the site alone')
  .action(async (options: BuildOptions) => {
    process.exitCode = await buildSite(options);
  });
