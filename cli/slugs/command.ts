import { Command, InvalidArgumentError } from 'commander';
import { folderTree, writeProjectFiles } from '#cli/content-lint/host.ts';
import { lockSlugs } from '#cli/site-rules/slugs/lock-slugs.ts';
import { slugLockPath } from '#src/domain/slug-lock.ts';

type Successors = Record<string, string>;

export const command = new Command('slugs')
  .description(`Takes every slug as it is now into ${slugLockPath}: what was published before becomes a redirect.`)
  .option('--into <old=new>', 'successor of a page that is gone, by their ids; may be given again', addSuccessor)
  .action(({ into = {} }: { into?: Successors }) => {
    const { text, accepted, withoutSuccessor } = lockSlugs(folderTree(process.cwd()), into);
    writeProjectFiles(process.cwd(), new Map([[slugLockPath, text]]));
    const news = accepted.length > 0 ? 'accepted:' : 'nothing is new; every slug is there already';
    console.log([`${slugLockPath}: ${news}`, ...accepted].join('\n  '));
    if (withoutSuccessor.length === 0) return;
    const ids = withoutSuccessor.join(', ');
    console.error(`slugs: gone without a successor: ${ids}. Name one each: --into <old id>=<new id>`);
    process.exitCode = 1;
  });

/** Reads one `--into`. Commander calls this for each, with what the earlier ones gave. */
function addSuccessor(text: string, earlier: Successors = {}): Successors {
  const [from, to, ...more] = text.split('=');
  if (!from || !to || more.length > 0) throw new InvalidArgumentError('give two ids, such as `old=new`');
  return { ...earlier, [from]: to };
}
