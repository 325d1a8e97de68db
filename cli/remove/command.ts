import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Argument, Command } from 'commander';
import { openProject } from '#cli/content-lint/host.ts';
import { applyChange } from '#cli/new/change.ts';
import { removePage } from '#cli/remove/remove-page.ts';
import { removeRecord } from '#cli/remove/remove-record.ts';
import { updateLocks } from '#cli/remove/update-locks.ts';

interface RemoveOptions {
  into?: string;
  yes?: boolean;
}

export const command = new Command('remove')
  .description(
    'Removes a service, a case or a page with everything that belongs to it; its address then leads elsewhere.',
  )
  .addArgument(new Argument('<kind>', 'what it is').choices(['service', 'project', 'page']))
  .argument('<id>', 'id of the service, slug of the case, or name of the route')
  .option('--into <id>', 'what takes its place, of the same kind')
  .option('-y, --yes', 'remove without asking')
  .action(async (kind: 'service' | 'project' | 'page', id: string, { into, yes = false }: RemoveOptions) => {
    const { root, project } = await openProject({ root: '.' }, process);
    const change = kind === 'page' ? removePage(root, id, into) : removeRecord(root, project, kind, id, into);
    await applyChange(root, change, yes);
    // A page has no successor in the lock, which has only services and cases: its old addresses are part of `change`.
    await updateLocks(root, kind === 'page' || !into ? undefined : { id, into });
    // In another process, because this one has loaded the routes as they were before.
    const main = join(import.meta.dirname, '../main.ts');
    process.exitCode = spawnSync(process.execPath, [main, 'assets'], { cwd: root, stdio: 'inherit' }).status ?? 1;
  });
