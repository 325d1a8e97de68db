import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskOperations, Publication } from '#cli/desk/desk-api.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { projectId } from '#cli/desk/project-id.ts';
import { loadDeskConfig } from '#cli/desk/publish/desk-config.ts';
import { recover } from '#cli/desk/publish/move-branch.ts';
import { programs } from '#cli/desk/publish/programs.ts';
import { type Publisher, publisher } from '#cli/desk/publish/publication.ts';
import { openRepository } from '#cli/desk/publish/repository.ts';

type PublishOperation = 'publication' | 'prepare' | 'goLive' | 'takeBack';

const idle: Publication = { phase: 'idle', steps: [], heldBackBy: [] };

interface ClosableOperations {
  operations: Pick<DeskOperations, PublishOperation>;
  /** Ends the programs that a publication has running, and removes its folder. */
  close(): void;
}

/** Gives the operations that publish. Without a repository of git nothing is published, and the others say why. */
export async function publishOperations(checked: CheckedProject): Promise<ClosableOperations> {
  const { root } = checked;
  /** The folder for everything that a publication makes, removed when the desk ends. */
  const scratch = join(tmpdir(), `desk-${projectId(root)}`);
  const repository = openRepository(root, scratch);
  const running = programs();
  const open = async (): Promise<Publisher> => {
    const config = await loadDeskConfig(root);
    // What became of a publication that was killed, for the panel to say: undone, or brought to its end.
    const recovered = await recover(repository);
    return publisher(
      { repository, config, programs: running, folder: join(scratch, 'site'), findPort: freePort },
      recovered,
    );
  };
  // If this fails, for example without a `desk.config.ts`, `begin` tries again, and the panel shows why.
  let opened: Publisher | undefined = await open().catch(() => undefined);
  const begin = async (operation: (openPublisher: Publisher) => Promise<() => Promise<void>>) => {
    opened ??= await open();
    const work = await operation(opened);
    // The work goes on while texts are saved: no request waits for its end. It does not throw (`publication.ts`).
    void work();
    return {};
  };
  const operations: ClosableOperations['operations'] = {
    publication: async () => ({
      publication: opened?.state ?? idle,
      author: await repository.author(),
    }),
    prepare: ({ subject, language }) => begin((openPublisher) => openPublisher.prepare(subject, language)),
    goLive: () => begin((openPublisher) => openPublisher.goLive()),
    takeBack: ({ subject }) => begin((openPublisher) => openPublisher.takeBack(subject)),
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
    // Port 0 lets the system choose a free one.
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
