#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coreSeeds } from '../fixtures/seeded-mistakes/core-seeds.ts';
import { harderSeeds } from '../fixtures/seeded-mistakes/harder-seeds.ts';
import { writeCatalogue } from './lint-catalogue.ts';
import { keyTimes } from './lint-keys.ts';
import { type NodeRun, runNode } from './lint-run.ts';
import { siteTimes } from './lint-site.ts';
import { haveTools, type LintTool, lintTools } from './lint-tools.ts';
import { watchTimes } from './lint-watch.ts';
import { describeMachine } from './machine.ts';
import { publish, type Table } from './report.ts';
import { median, spread } from './statistics.ts';

/**
 * `npm run bench -- lint`: content-lint beside other checkers of messages, each with all of its checks: processor time and
 * memory on clean catalogues of 2 × 1,000, 10,000 and 100,000 messages, and what they find among 2 × 10,000 with known
 * mistakes, and what that takes. `-- --quick` measures once and leaves the largest out. The others:
 * `npm ci --prefix tests/bench/tools`.
 */
const isQuick = process.argv.includes('--quick');
const sizes = isQuick ? [1000, 10_000] : [1000, 10_000, 100_000];
const runs = isQuick ? 1 : 5;
/** A tool that needs longer for one run is not waited for. */
const patience = 120;

interface Cost {
  cpu: number;
  memory: number;
  seconds: number;
}

if (!haveTools()) throw new Error('The other tools are not installed: npm ci --prefix tests/bench/tools');
execFileSync('npm', ['run', '-s', 'prepack', '-w', 'content-lint'], { stdio: 'inherit' });
const machine = describeMachine();
const folder = mkdtempSync(join(tmpdir(), 'bench-lint-'));
try {
  const catalogues = sizes.map((messages) => ({
    messages,
    ...writeCatalogue(join(folder, String(messages)), messages),
  }));
  const times: ({ tool: string; messages: number } & Partial<Cost>)[] = [];
  for (const { path, messages } of catalogues) {
    for (const tool of lintTools) {
      const own = await measured(tool, path, messages === 100_000 ? Math.min(runs, 2) : runs);
      times.push({ tool: tool.name, messages, ...own });
      console.error(`${tool.name}, 2 × ${messages}: ${own ? `${own.cpu.toFixed(2)} s` : 'too long'}`);
    }
  }
  const finds = [];
  const core = writeCatalogue(join(folder, 'core'), 10_000, coreSeeds);
  const harder = writeCatalogue(join(folder, 'harder'), 10_000, harderSeeds);
  for (const tool of lintTools) {
    const [inCore, inHarder] = [await found(tool, core), await found(tool, harder)];
    finds.push({ tool: tool.name, core: inCore, harder: inHarder, cost: await measured(tool, core.path, runs) });
  }

  const site = await siteTimes(isQuick ? 2 : 11);
  const watched = await watchTimes(isQuick ? 6 : 30);
  const typed = await keyTimes(isQuick ? 6 : 30);

  const one = (name: string, messages: number) =>
    times.find((time) => time.tool === name && time.messages === messages);
  const cell = (time: ReturnType<typeof one>) => (time?.cpu === undefined ? '—' : time.cpu.toFixed(2));
  const memory = (time: ReturnType<typeof one>) => (time?.memory === undefined ? '—' : time.memory.toFixed(0));
  const count = (messages: number) => `2 × ${messages.toLocaleString('en')}`;
  const speed: Table = {
    title: 'A check of two languages: seconds of processor time, and most megabytes in memory',
    columns: ['', ...sizes.flatMap((messages) => [`${count(messages)}, s`, 'MB'])],
    rows: lintTools.map(({ name }) => [
      name,
      ...sizes.flatMap((messages) => [cell(one(name, messages)), memory(one(name, messages))]),
    ]),
    notes: [
      `Median of ${runs} runs, of 2 for the largest; nothing wrong in the catalogues, 150 odd valid messages among them.`,
    ],
  };
  const recall: Table = {
    title: 'What they find among 2 × 10,000 messages',
    columns: [
      '',
      `core mistakes, of ${core.wrong.size}`,
      `harder ones, of ${harder.wrong.size}`,
      'false alarms',
      's',
      'MB',
    ],
    rows: finds.map(({ tool, core, harder, cost }) => [
      tool,
      core.found,
      harder.found,
      core.alarms + harder.alarms,
      cost?.cpu.toFixed(2) ?? '—',
      cost?.memory.toFixed(0) ?? '—',
    ]),
    notes: [
      'A mistake counts as found where the output names its message, whatever it says of it; a false alarm is a message without a mistake that is named. A tool that breaks off at the first mistake it cannot read names no other. Seconds of processor time and megabytes are those of the core mistakes. The commands are those of the table above.',
    ],
  };
  const seconds = (values: readonly number[]) => median(values).toFixed(3);
  const own: Table = {
    title: 'content-lint on this site',
    columns: ['', 'seconds by the clock', 'seconds of processor time', 'most MB'],
    rows: [
      [
        'the first run after an install',
        seconds(site.first.map((run) => run.seconds)),
        seconds(site.first.map((run) => run.cpu)),
        Math.max(...site.first.map((run) => run.memory)).toFixed(0),
      ],
      [
        'any other run',
        seconds(site.next.map((run) => run.seconds)),
        seconds(site.next.map((run) => run.cpu)),
        Math.max(...site.next.map((run) => run.memory)).toFixed(0),
      ],
      [
        '`watch`, from saving a file to the report',
        `${(median(watched) / 1000).toFixed(3)} (${spread(
          watched.map((time) => time / 1000),
          3,
        )})`,
        '',
        '',
      ],
    ],
    notes: ['Medians, each run a process of its own; the first one finds no cache.'],
  };
  const keys: Table = {
    title: 'content-lint lsp on this site: milliseconds of processor time',
    columns: ['', 'a keystroke', 'least and most', 'the whole project after a pause'],
    rows: typed.map(({ file, answers, pause }) => [
      file,
      median(answers).toFixed(0),
      spread(answers, 0),
      pause.toFixed(0),
    ]),
    notes: ['From the change of a text to the diagnostics, in one process; the first is a median.'],
  };
  publish({
    bench: 'lint',
    machine,
    tables: [speed, recall, own, keys],
    data: { times, finds, site, watched, typed },
    complete: !isQuick,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measured(tool: LintTool, path: string, times: number): Promise<Cost | undefined> {
  const all: NodeRun[] = [];
  for (let run = 0; run < times; run++) {
    const one = await runNode(tool.command(path), { cwd: path, seconds: patience });
    if (!one) return undefined;
    all.push(one);
  }
  const of = (name: 'cpu' | 'memory' | 'seconds') => median(all.map((one) => one[name]));
  return { cpu: of('cpu'), memory: of('memory'), seconds: of('seconds') };
}

async function found(tool: LintTool, { path, wrong, clean }: ReturnType<typeof writeCatalogue>) {
  const { output = '' } = (await runNode(tool.command(path), { cwd: path, seconds: patience })) ?? {};
  const named = new Set(output.match(/\bgroup\d+\.text\d+\b/g));
  return {
    found: [...wrong].filter((key) => named.has(key)).length,
    alarms: [...clean].filter((key) => named.has(key)).length,
  };
}
