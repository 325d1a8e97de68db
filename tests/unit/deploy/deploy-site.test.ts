import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { deployedAddress, deploySite, deploySteps } from '#cli/deploy/deploy-site.ts';

test('a deployment begins with the preflight and ends with the probe', () => {
  const names = deploySteps('production').map(({ name }) => name);
  expect(names[0]).toBe('preflight');
  expect(names.at(-1)).toBe('probe');
  expect(names.indexOf('migrations')).toBeLessThan(names.indexOf('deployment'));
});

test.each(['production', 'preview'] as const)(
  'what is built for %s is open to search engines only in production',
  (environment) => {
    const commands: string[] = [];
    const steps = deploySteps(environment, (program, parameters) => commands.push([program, ...parameters].join(' ')));
    for (const name of ['content check', 'build']) steps.find((step) => step.name === name)?.run();
    expect(commands.some((command) => command.includes('--profile production'))).toBe(environment === 'production');
    expect(commands.some((command) => command.includes('--preview'))).toBe(environment === 'preview');
  },
);

test('nothing runs after a step that fails', async () => {
  const ran: string[] = [];
  const steps = ['a', 'b', 'c'].map((name) => ({
    name,
    run() {
      ran.push(name);
      if (name === 'b') throw new Error('no');
    },
  }));
  expect(await deploySite(steps)).toBe(1);
  expect(ran).toEqual(['a', 'b']);
});

test('the project as it comes is not deployed', () => {
  const { status, stderr } = spawnSync('node', ['cli/main.ts', 'deploy', 'production'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('deploy: the preflight failed');
});

test('the address of a preview is the one that wrangler writes down', () => {
  const lines = [
    { type: 'wrangler-session' },
    { type: 'deploy', targets: ['schedule: */10 * * * *', 'https://site.account.workers.dev'] },
  ];
  expect(deployedAddress(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)).toBe(
    'https://site.account.workers.dev',
  );
  expect(() => deployedAddress('')).toThrow(/names no address/);
});
