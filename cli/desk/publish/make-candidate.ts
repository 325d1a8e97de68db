import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskConfig } from './desk-config.ts';
import { findingsOf } from './findings-of.ts';
import type { Progress } from './progress.ts';
import type { Repository } from './repository.ts';
import type { Programs } from './run-step.ts';

/** What a publication works with. */
export interface Tools {
  repository: Repository;
  config: DeskConfig;
  programs: Programs;
  /** Where the state that is published is put together and built, apart from where somebody works. */
  folder: string;
  /** A port of this machine for the preview. */
  port: () => Promise<number>;
}

/** Makes everything that follows from content, words and drawings, each only where what it is made of has changed. */
const derive = 'node cli/main.ts assets';
const build = 'node cli/main.ts build --no-check --no-refresh --preview';

/** What git ignores and is made again only where it is not current: a minute of work that the project has done already. */
const madeBefore = [
  'public/og',
  '.cache/share-pictures.json',
  '.cache/fonts.txt',
  ...['i18n', 'styles', 'worker'].map((room) => `src/${room}/generated`),
];

/** Has the folder apart exactly a state, with the packages of the project. */
export async function copyOf({ repository, folder }: Tools, tree: string): Promise<void> {
  await repository.checkOut(tree, folder);
  const packages = join(folder, 'node_modules');
  if (existsSync(packages)) return;
  for (const path of madeBefore) {
    const made = join(repository.root, path);
    if (existsSync(made)) cpSync(made, join(folder, path), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(join(repository.root, 'node_modules'), packages);
}

/**
 * From the words of a tree to a commit that no branch has yet, checked and built; gives it, and the address of its preview.
 * Throws where a step fails. The repository stays as it was.
 */
export async function makeCandidate(
  tools: Tools,
  { step, change }: Progress,
  { from, words, subject }: { from: string; words: string; subject: string },
): Promise<{ to: string; preview: string }> {
  const { repository, config, programs, folder, port } = tools;
  const check = async () => {
    const { errors, problems } = await findingsOf(programs, folder);
    change({ problems });
    if (errors.length > 0) throw new Error(errors.join('\n'));
  };
  const to = await step('derive', async () => {
    await copyOf(tools, words);
    await programs.run(derive, folder).catch(async (error: Error) => {
      // What is wrong in the words says it better than what could not be made of them.
      await check();
      throw error;
    });
    return repository.commit(await repository.treeOf(folder), from, subject);
  });
  await Promise.all([step('check', check), step('build', () => programs.run(build, folder))]);
  const preview = await step('preview', async () =>
    programs.start(config.preview, folder, { PORT: String(await port()) }),
  );
  return { to, preview };
}
