import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnosticsOf } from '#cli/content-lint/lsp/diagnostics.ts';
import { workspaceOpener } from '#cli/content-lint/lsp/workspace.ts';
import { processorSeconds } from '../processor-seconds.ts';

const repository = join(import.meta.dirname, '../..');

/** A file that is typed in, and behind which of its parts. */
const places = [
  { file: 'i18n/en/labels.json', behind: '": "' },
  { file: 'i18n/nl/services/seo.json', behind: '": "' },
  { file: 'src/views/category.ts', behind: '/** ' },
];

/** What the language server needs in a file of this site, in milliseconds of processor time. */
export interface KeyTimes {
  file: string;
  /** From each change of the text to its diagnostics. */
  answers: number[];
  /** For all of the project, when somebody pauses. */
  pause: number;
}

/** Types letters one after the other into files of this site, as an editor would; nothing is saved. */
export async function keyTimes(keys: number): Promise<KeyTimes[]> {
  const workspace = await workspaceOpener({}, { ...process, cwd: () => repository })(repository);
  await workspace.check();
  const times: KeyTimes[] = [];
  for (const { file, behind } of places) {
    const before = readFileSync(join(repository, file), 'utf8');
    const at = before.indexOf(behind) + behind.length;
    const answers: number[] = [];
    for (let key = 1; key <= keys; key++) {
      const { seconds } = await processorSeconds(() => {
        workspace.edit(file, before.slice(0, at) + 'a'.repeat(key) + before.slice(at));
        workspace.checkQuickly();
        diagnosticsOf(workspace);
      });
      answers.push(seconds * 1000);
    }
    const { seconds } = await processorSeconds(() => workspace.check());
    workspace.edit(file, undefined);
    times.push({ file, answers, pause: seconds * 1000 });
  }
  return times;
}
