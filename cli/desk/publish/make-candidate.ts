import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskLanguage } from '#cli/desk/texts/desk-languages.ts';
import type { DeskConfig } from './desk-config.ts';
import { findingsOf } from './findings-of.ts';
import type { Programs } from './programs.ts';
import type { Progress } from './progress.ts';
import type { Repository } from './repository.ts';

/** What a publication works with. */
export interface PublicationTools {
  repository: Repository;
  config: DeskConfig;
  programs: Programs;
  /**
   * The folder where the state that is published is put together and built, apart from the folder where somebody works.
   */
  folder: string;
  /** Finds a free port for the preview. */
  findPort: () => Promise<number>;
}

/** The command that makes everything that follows from content, words and drawings, if these have changed. */
const derive = 'node cli/main.ts assets';
/** Leaves out the check, which runs at the same time, and what `derive` has made. `--preview` adds `noindex`. */
const build = 'node cli/main.ts build --no-check --no-refresh --preview';

/**
 * Generated files that git ignores: copied from the project, so that a first publication does not take a minute to make
 * them.
 */
const generatedFiles = [
  'public/og',
  '.cache/share-pictures.json',
  '.cache/fonts.txt',
  ...['i18n', 'styles', 'worker'].map((folder) => `src/${folder}/generated`),
];

/** Makes `folder` an exact checkout of a tree, and links the packages of the project into it. */
export async function checkOutTree({ repository, folder }: PublicationTools, tree: string): Promise<void> {
  await repository.checkOut(tree, folder);
  const packages = join(folder, 'node_modules');
  // A folder that was used before has the packages and the generated files: a checkout leaves what git ignores.
  if (existsSync(packages)) return;
  for (const path of generatedFiles) {
    const made = join(repository.root, path);
    if (existsSync(made)) cpSync(made, join(folder, path), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(join(repository.root, 'node_modules'), packages);
}

/**
 * Makes a commit that no branch has yet, checked and built, from a tree with the words as edited; `parent` is the
 * commit before it. Gives the commit and the address of its preview. Throws if a step fails; the repository stays as it
 * was.
 */
export async function makeCandidate(
  tools: PublicationTools,
  { step, change }: Progress,
  { parent, tree, subject, language }: { parent: string; tree: string; subject: string; language: DeskLanguage },
): Promise<{ commit: string; preview: string }> {
  const { repository, config, programs, folder, findPort } = tools;
  const check = async () => {
    const { errors, heldBackBy } = await findingsOf(programs, folder, language);
    // What the owner has still to confirm may be looked at in the preview, but not go live.
    change({ heldBackBy });
    if (errors.length > 0) throw new Error(errors.join('\n'));
  };
  const commit = await step('derive', async () => {
    await checkOutTree(tools, tree);
    await programs.run(derive, folder).catch(async (error: Error) => {
      // A mistake in the words is the likely cause, and its finding says more than the error of the generator.
      await check();
      throw error;
    });
    return repository.commit(await repository.treeOf(folder), parent, subject);
  });
  const steps = [step('check', check), step('build', () => programs.run(build, folder))];
  // A build that went on after a failed check would tell its end to the next publication, and write where that works.
  await Promise.allSettled(steps);
  await Promise.all(steps);
  const preview = await step('preview', async () =>
    programs.start(config.preview, folder, { PORT: String(await findPort()) }),
  );
  return { commit, preview };
}
