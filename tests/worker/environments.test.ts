import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { parse } from 'yaml';
import { locales } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import { writeTestSite } from './test-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-environments-'));
const config = writeTestSite(folder);

const environments = ['preview', 'production'] as const;

test('a dry run of a deployment has every binding', () => {
  const printed = execFileSync('wrangler', ['deploy', '--dry-run', '--config', config, '--env', 'production'], {
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_WRITE_LOGS: 'false',
      WRANGLER_LOG: 'log',
      NO_COLOR: '1',
    },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const rows = printed.split('\n').filter((line) => line.startsWith('env.'));
  const names = rows.map((row) => /^env\.(\w+)/.exec(row)?.[1]).sort();
  expect(names).toEqual([
    'ASSETS',
    'COUNTERS',
    'DB',
    'MAIL',
    'MAIL_FROM',
    'MAIL_QUEUE',
    'MAIL_TO',
    'QUIET_DAYS',
    'RATE_LIMIT',
    'WEBHOOK_QUEUE',
  ]);
});

describe('the configuration', () => {
  const read = (env?: string) => readConfig({ config, ...(env && { env }) }, { hideWarnings: true });
  /** What an environment must share with the local configuration, its own names and numbers taken out. */
  const shape = (env?: string) => {
    const { assets, triggers, queues, ratelimits, send_email, d1_databases, analytics_engine_datasets, vars } =
      read(env);
    const text = JSON.stringify([
      ...[assets, triggers, queues, send_email, d1_databases, analytics_engine_datasets],
      ...[Object.keys(vars), ratelimits.map((limit: { name: string; simple: object }) => [limit.name, limit.simple])],
    ]);
    return JSON.parse(text.replaceAll(`-${env}`, '').replaceAll(`_${env}`, ''));
  };

  test.each(environments)('of %s is the local one under names of its own', (environment) => {
    expect(shape(environment)).toEqual(shape());
  });

  test.each([undefined, ...environments])('of %s keeps no log that has a visitor’s address', (environment) => {
    const { observability, logpush, tail_consumers } = read(environment);
    expect(observability).toMatchObject({ enabled: true, logs: { invocation_logs: false } });
    expect([observability?.traces?.enabled ?? false, logpush ?? false, tail_consumers ?? []]).toEqual([
      false,
      false,
      [],
    ]);
  });

  test('asks the Worker first for its own address and the thank-you pages', () => {
    expect(read().assets?.run_worker_first).toEqual(['/', ...locales.map((locale) => href('thanks', locale))]);
  });

  test('gives every environment its own database, queue and counter', () => {
    const all = [undefined, ...environments].map(read);
    for (const names of [
      all.map((one) => one.d1_databases[0]?.database_name),
      all.map((one) => one.queues.producers?.map(({ queue }: { queue: string }) => queue).join()),
      all.map((one) => one.ratelimits[0]?.namespace_id),
    ]) {
      expect(new Set(names).size).toBe(3);
    }
  });

  test('sends mail where the site says the agency reads it, and lives on its domain', () => {
    const site = parse(readFileSync('content/site.yaml', 'utf8'));
    const { vars, send_email, routes } = read('production');
    expect(vars.MAIL_TO).toBe(site.email);
    expect(send_email[0]?.allowed_destination_addresses).toEqual([vars.MAIL_TO]);
    expect(send_email[0]?.allowed_sender_addresses).toEqual([vars.MAIL_FROM]);
    expect(routes).toEqual([{ pattern: new URL(site.baseUrl).host, custom_domain: true }]);
  });
});
