import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retryRule } from '#src/domain/code-retry.ts';
import { useServedSite } from '../site/served.ts';

const site = useServedSite();
const rules = readFileSync(join(import.meta.dirname, '../../dist/public/_redirects'), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => line !== retryRule)
  .map((line) => line.split(' ') as [from: string, to: string, status: string]);

test('every rule answers 301 with its target, and the target answers 200 itself', async () => {
  expect(rules.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  const targets = new Set<string>();
  for (const [from, to] of rules) {
    const answer = await site.fetch(from);
    const location = answer.headers.get('Location');
    if (answer.status !== 301 || location !== to) wrong.push(`${from} → ${answer.status} ${location}`);
    targets.add(to);
  }
  for (const target of targets) {
    const { status } = await site.fetch(target);
    if (status !== 200) wrong.push(`${target} → ${status}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);
