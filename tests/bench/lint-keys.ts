import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadedPlugins, openProject } from '#cli/content-lint/commands/open-project.ts';
import { diagnosticsOf } from '#cli/content-lint/lsp/diagnostics.ts';
import { openWorkspace } from '#cli/content-lint/lsp/workspace.ts';
import { loadTexts } from '#cli/content-lint/reports/language.ts';

const repository = join(import.meta.dirname, '../..');

/** A file that is typed in, and behind which of its parts. */
const places = [
  { file: 'i18n/en/labels.json', behind: '": "' },
  { file: 'i18n/nl/services/seo.json', behind: '": "' },
  { file: 'src/views/category.ts', behind: '/** ' },
];

/** What the language server needs for each of some keystrokes in files of this site. */
export interface KeyTimes {
  file: string;
  /** Milliseconds of processor time from the change of the text to the diagnostics. */
  cpu: number[];
}

/** Types letters one after the other into files of this site, as an editor would; nothing is saved. */
export async function keyTimes(keys: number): Promise<KeyTimes[]> {
  const io = { cwd: () => repository, env: process.env, stdout: process.stdout, stderr: process.stderr };
  const workspace = await openWorkspace(repository, async (root, tree) => {
    const open = await openProject({ root }, io, tree);
    const texts = await loadTexts(open.options.lang, open.plugins);
    return { ...open, texts, load: (project) => loadedPlugins(open, project) };
  });
  await workspace.check();
  const times: KeyTimes[] = [];
  for (const { file, behind } of places) {
    const before = readFileSync(join(repository, file), 'utf8');
    const at = before.indexOf(behind) + behind.length;
    const cpu: number[] = [];
    for (let key = 1; key <= keys; key++) {
      const started = process.cpuUsage();
      workspace.edit(file, before.slice(0, at) + 'a'.repeat(key) + before.slice(at));
      await workspace.check();
      diagnosticsOf(workspace);
      const { user, system } = process.cpuUsage(started);
      cpu.push((user + system) / 1000);
    }
    workspace.edit(file, undefined);
    times.push({ file, cpu });
  }
  return times;
}
