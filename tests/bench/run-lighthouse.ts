import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '#cli/chromium/find-chromium.ts';
import { browserArgs } from './open-browser.ts';
import { median } from './statistics.ts';

/** How fast a page is on a phone: the score out of 100, times in milliseconds. */
export interface Speed {
  performance: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
}

/** What Lighthouse says of a page on a phone. */
export interface Lighthouse extends Speed {
  version: string;
  /** Scores out of 100. */
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** What kept one of these three below 100. */
  faults: string[];
}

interface LighthouseReport {
  lighthouseVersion: string;
  runtimeError?: Error;
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

const program = path.join(import.meta.dirname, 'tools/node_modules/lighthouse/cli/index.js');

/** Throws, with the way out, where Lighthouse is not installed. */
export function needLighthouse(): void {
  if (!existsSync(program)) throw new Error('Lighthouse is missing: run `npm ci --prefix tests/bench/tools` first');
}

const judged = ['accessibility', 'best-practices', 'seo'] as const;

/**
 * What Lighthouse's mobile test says, with its own simulated slow 4G. Speed is the middle of `runs` runs, figure by figure;
 * the other scores do not depend on the machine, so one run is enough for them.
 */
export async function lighthouse(url: string, runs: number): Promise<Lighthouse> {
  const first = await runOnce(url, ['performance', ...judged]);
  const all = [speedOf(first)];
  while (all.length < runs) all.push(speedOf(await runOnce(url, ['performance'])));
  const middle = (name: keyof Speed, digits = 0) => Number(median(all.map((one) => one[name])).toFixed(digits));
  const score = (category: string) => Math.round((first.categories[category]?.score ?? 0) * 100);
  const faults = judged.flatMap((category) =>
    (first.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (first.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${first.audits[id]?.title}`),
  );
  return {
    version: first.lighthouseVersion,
    performance: middle('performance'),
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    blocked: middle('blocked'),
    shift: middle('shift', 3),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    faults,
  };
}

function speedOf({ categories, audits }: LighthouseReport): Speed {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

/** Tries again where Chromium's recording failed, which happens on a busy machine; a bad result is never tried again. */
async function runOnce(url: string, categories: readonly string[], retries = 2): Promise<LighthouseReport> {
  const flags = [
    url,
    '--quiet',
    `--only-categories=${categories}`,
    '--output=json',
    '--output-path=stdout',
    `--chrome-flags=--headless=new ${browserArgs.join(' ')}`,
  ];
  const report: Partial<LighthouseReport> = await outputOf(flags).then(JSON.parse, (runtimeError) => ({
    runtimeError,
  }));
  if (!report.runtimeError) return report as LighthouseReport;
  if (retries > 0) return runOnce(url, categories, retries - 1);
  throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`);
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
