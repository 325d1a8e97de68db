import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskOperations, Publication } from '#cli/desk/desk-api.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { loadDeskConfig } from '#cli/desk/publish/desk-config.ts';
import { recover } from '#cli/desk/publish/move-branch.ts';
import { type Publisher, publisher } from '#cli/desk/publish/publication.ts';
import { openRepository } from '#cli/desk/publish/repository.ts';
import { programs } from '#cli/desk/publish/run-step.ts';
import { samplesIn } from '#cli/desk/publish/samples.ts';

type PublishOperation = 'publication' | 'prepare' | 'goLive' | 'takeBack';

const idle: Publication = { phase: 'idle', steps: [], problems: [] };

interface Publishing {
  operations: Pick<DeskOperations, PublishOperation>;
  close(): void;
}

/** What the desk does to publish; a project without a repository has nothing to publish. */
export async function publishOperations(
  checked: CheckedProject,
  onPrograms: (pids: number[]) => void,
): Promise<Publishing> {
  const { root } = checked;
  const id = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const scratch = join(tmpdir(), `desk-${id}`);
  const repository = openRepository(root, scratch);
  const running = programs(onPrograms);
  const open = async (): Promise<Publisher> =>
    publisher({
      repository,
      config: await loadDeskConfig(root),
      programs: running,
      folder: join(scratch, 'site'),
      port: freePort,
      recovered: await recover(repository),
    });
  let opened: Publisher | undefined = await open().catch(() => undefined);
  const ready = async () => {
    opened ??= await open();
    return opened;
  };
  const operations: Publishing['operations'] = {
    publication: async () => ({
      publication: opened?.state ?? idle,
      author: await repository.author(),
      samples: samplesIn(checked.project.records),
    }),
    // A publication goes on while texts are saved: nobody waits for its end.
    async prepare({ subject }) {
      void (await ready()).prepare(subject);
      return {};
    },
    async goLive() {
      void (await (await ready()).goLive())();
      return {};
    },
    async takeBack({ subject }) {
      void (await (await ready()).takeBack(subject))();
      return {};
    },
  };
  return {
    operations,
    close() {
      running.stop();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
