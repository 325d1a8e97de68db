import { Command } from 'commander';
import { buildSite } from '#cli/site/build-site.ts';
import { drawSharePictures } from '#cli/site/late-share-pictures.ts';
import { migrateDatabase } from '#cli/site/local-edge.ts';
import { serveSite } from '#cli/site/serve-site.ts';

export const command = new Command('start')
  .description('Builds the site, then serves it as `npm run serve` does. Pictures for sharing are drawn meanwhile.')
  .action(async () => {
    const migrated = migrateDatabase();
    // Said once the build is done.
    migrated.catch(() => {});
    const failed = await buildSite({ check: true, refresh: true, without: ['share pictures'] });
    if (failed) {
      process.exitCode = failed;
      return;
    }
    const onReady = () => drawSharePictures(process.cwd());
    process.exitCode = await serveSite(process.env.PORT ?? '8787', { migrated, onReady });
  });
