import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../cli/chromium.ts';
import { browserArgs } from './open-browser.ts';
import { median } from './statistics.ts';

/** What Lighthouse says of a page on a phone; times in milliseconds. */
export interface Lighthouse {
  version: string;
  performance: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
}

const program = path.join(import.meta.dirname, 'tools/node_modules/lighthouse/cli/index.js');

/** Throws, with the way out, where Lighthouse is not installed. */
export function needLighthouse(): void {
  if (!existsSync(program)) throw new Error('Lighthouse is missing: run `npm ci --prefix tests/bench/tools` first');
}

/** The middle of `runs` runs of Lighthouse's mobile test with its own simulated slow 4G, figure by figure. */
export async function lighthouse(url: string, runs: number): Promise<Lighthouse> {
  const all: Lighthouse[] = [];
  for (let run = 0; run < runs; run++) all.push(await runOnce(url, 2));
  const middle = (name: Exclude<keyof Lighthouse, 'version'>) => median(all.map((one) => one[name]));
  return {
    version: all[0]?.version ?? '',
    performance: middle('performance'),
    firstPaint: Math.round(middle('firstPaint')),
    largestPaint: Math.round(middle('largestPaint')),
    blocked: Math.round(middle('blocked')),
    shift: Math.round(middle('shift') * 1000) / 1000,
  };
}

/** Tries again where Chromium's recording failed, which happens on a busy machine; a bad result is never tried again. */
async function runOnce(url: string, retries: number): Promise<Lighthouse> {
  const flags = [
    url,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    '--output-path=stdout',
    `--chrome-flags=--headless=new ${browserArgs.join(' ')}`,
  ];
  const report = await outputOf(flags).then(JSON.parse, (error: Error) => ({ runtimeError: error }));
  if (report.runtimeError) {
    if (retries > 0) return runOnce(url, retries - 1);
    throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`);
  }
  const value = (audit: string): number => report.audits[audit].numericValue;
  return {
    version: report.lighthouseVersion,
    performance: Math.round(report.categories.performance.score * 100),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

/** Runs Lighthouse beside this process, which serves the page meanwhile. */
function outputOf(flags: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...flags], {
      env: { ...process.env, CHROME_PATH: findChromium() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let complained = '';
    child.stdout.on('data', (part) => (said += part));
    child.stderr.on('data', (part) => (complained += part));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`Lighthouse ended with ${code}: ${complained.slice(-500)}`));
    });
  });
}
