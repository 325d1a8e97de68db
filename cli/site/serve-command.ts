import { Command } from 'commander';
import { serveSite } from '#cli/site/serve-site.ts';

export const command = new Command('serve')
  .description('Serves the built site on the local edge runtime, on port 8787 or on the one that PORT names.')
  .action(async () => {
    process.exitCode = await serveSite(process.env.PORT ?? '8787');
  });
