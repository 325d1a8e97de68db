import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = '.ci';
const files = readdirSync(folder).filter((name) => name.endsWith('.yml'));

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, { permissions?: object; 'timeout-minutes'?: number; steps: { uses?: string }[] }>;
}

test('there are sample workflows', () => expect(files).not.toEqual([]));

describe.each(files)('the sample workflow %s', (file) => {
  const workflow = parse(readFileSync(`${folder}/${file}`, 'utf8')) as Workflow;

  test('may read the code and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeUndefined();
  });

  test('pins every action to a commit and bounds its time', () => {
    for (const job of Object.values(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      for (const { uses } of job.steps) if (uses) expect(uses).toMatch(/^[\w./-]+@[0-9a-f]{40}$/);
    }
  });
});
