import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const repository = join(import.meta.dirname, '../..');
const main = join(repository, 'cli/content-lint/bin.js');

/**
 * Milliseconds from the moment a catalogue of this site is saved to the moment `content-lint watch` has said what is wrong
 * with it, each time another message. Works on a copy.
 */
export async function watchTimes(saves: number): Promise<number[]> {
  const root = mkdtempSync(join(tmpdir(), 'bench-watch-'));
  for (const folder of ['content', 'i18n', 'src', 'public']) {
    cpSync(join(repository, folder), join(root, folder), { recursive: true });
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  const child = spawn(process.execPath, [main, 'watch', '--root', root, '--lang', 'en'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  const said = async (what: string) => {
    while (!output.includes(what)) await wait(0.5);
  };
  try {
    await said('Watching');
    const file = join(root, 'i18n/en/labels.json');
    const before = readFileSync(file, 'utf8');
    const times: number[] = [];
    for (let save = 0; save < saves; save++) {
      // Every other save makes a mistake, and the next one mends it.
      const text = save % 2 === 0 ? before.replace('": "', '": "  ') : before;
      output = '';
      const started = performance.now();
      writeFileSync(file, text);
      await said('Checked in');
      times.push(performance.now() - started);
      await wait(150);
    }
    return times;
  } finally {
    child.kill();
    rmSync(root, { recursive: true, force: true });
  }
}
