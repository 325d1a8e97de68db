import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { loadSite } from '#src/content/load-site.ts';
import { keepEarlierFiles } from './earlier-files.ts';
import type { DeployEnvironment } from './environments.ts';
import { preflight } from './preflight.ts';

/** The file in which wrangler writes what it has deployed, one JSON object a line. */
const outputPath = '.wrangler/deployment.jsonl';

/** A step of a deployment. It throws if the deployment must not go on. */
export interface DeployStep {
  name: string;
  run: () => void | Promise<void>;
}

/** Runs a program of the project, with more environment variables; throws unless it ends with 0. */
export type RunProgram = (program: string, parameters: readonly string[], variables?: Record<string, string>) => void;

/**
 * The steps of a deployment in their order. Nothing that is deployed changes before the content and the configuration
 * are right and the site is built. The last step sends a message through the form of the deployed site and follows it.
 */
export function deploySteps(environment: DeployEnvironment, execute: RunProgram = runProgram): DeployStep[] {
  const isProduction = environment === 'production';
  const { identity } = loadSite().site;
  const environmentOption = ['--env', environment];
  const earlierFiles: DeployStep = {
    name: 'files of earlier deployments',
    async run() {
      // A site that is down must not prevent the deployment that repairs it.
      const kept = await keepEarlierFiles('dist/public', identity.baseUrl, new Date()).catch((error: Error) => {
        console.warn(`deploy: ${error.message}; pages that are open now may have to be loaded again`);
        return [];
      });
      if (kept.length > 0) console.log(`deploy: ${kept.length} files of earlier deployments stay`);
    },
  };
  return [
    {
      name: 'preflight',
      run() {
        const problems = preflight(environment, identity, 'wrangler.toml');
        for (const problem of problems) console.error(`deploy: ${problem}`);
        if (problems.length > 0) throw new Error(`${problems.length} things to set right first`);
      },
    },
    {
      name: 'content check',
      run: () =>
        execute('node', ['cli/content-lint/bin.js', 'check', ...(isProduction ? ['--profile', 'production'] : [])]),
    },
    {
      name: 'build',
      // The step before this one has checked the content.
      run: () => execute('node', ['cli/main.ts', 'build', '--no-check', ...(isProduction ? [] : ['--preview'])]),
    },
    // Earlier files come from the live site, for pages of it that visitors have open. A preview needs none.
    ...(isProduction ? [earlierFiles] : []),
    {
      name: 'migrations',
      run: () => execute('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...environmentOption]),
    },
    {
      name: 'deployment',
      run() {
        rmSync(outputPath, { force: true });
        execute('wrangler', ['deploy', ...environmentOption], { WRANGLER_OUTPUT_FILE_PATH: outputPath });
      },
    },
    {
      name: 'probe',
      run() {
        const address = isProduction ? identity.baseUrl : deployedAddress(readFileSync(outputPath, 'utf8'));
        execute('node', ['cli/main.ts', 'enquiries', 'probe', address, ...environmentOption]);
      },
    },
  ];
}

/** Finds the address of the site in what wrangler writes about a deployment. Throws if there is none. */
export function deployedAddress(output: string): string {
  const entries = output
    .split('\n')
    .filter(Boolean)
    .map((line): { type: string; targets?: string[] } => JSON.parse(line));
  const address = entries
    .flatMap(({ type, targets }) => (type === 'deploy' ? (targets ?? []) : []))
    // Other targets are schedules and queues.
    .find((target) => target.startsWith('https://'));
  if (!address)
    throw new Error('wrangler has deployed it, but names no address; probe it with `npm run enquiries -- probe <url>`');
  return address;
}

/** Runs the steps one after another. Gives the exit code: 0, or 1 after the first that fails. */
export async function deploySite(steps: readonly DeployStep[]): Promise<number> {
  for (const { name, run } of steps) {
    try {
      await run();
    } catch (error) {
      console.error(`deploy: the ${name} failed: ${(error as Error).message}`);
      return 1;
    }
  }
  return 0;
}

function runProgram(program: string, parameters: readonly string[], variables: Record<string, string> = {}): void {
  const { status, error } = spawnSync(program, parameters, { stdio: 'inherit', env: { ...process.env, ...variables } });
  if (status !== 0)
    throw error ?? new Error(`\`${[program, ...parameters].join(' ')}\` ended with exit code ${status}`);
}
