import { afterAll, beforeAll, expect, test } from 'vitest';
import { DamagedProject } from '../../fixtures/damage/damaged-project.ts';
import { damages } from '../../fixtures/damage/damages.ts';
import { randomNumbers } from '../../fixtures/random.ts';

let project: DamagedProject;
beforeAll(() => {
  project = new DamagedProject();
});
afterAll(() => project.remove());

/** A few of the many that `npm run test:long` tries. */
const random = randomNumbers(21);
const sample = damages.filter(() => random() < 0.4).map((damage, at) => ({ ...damage, seed: at }));

test.each(sample)('a file with $name is seen', async ({ seed, ...damage }) => {
  const path = project.files[Math.floor(random() * project.files.length)] ?? '';
  const { result } = await project.check(path, damage, seed);
  expect(['seen', 'valid', 'skipped'], `${path}: ${result}`).toContain(result);
});
