import { afterAll, afterEach, expect, test } from 'vitest';
import { faults } from '../faults/faults.ts';
import { ProjectCopy } from '../faults/project-copy.ts';

// `npm run test:faults` plants each of them and runs the suite that should notice; here it is only tried whether they still can be planted.
const copy = new ProjectCopy();
afterEach(() => copy.restore());
afterAll(() => copy.remove());

test.each(faults)('the fault “$name” can be planted in the site as it is', ({ plant }) => {
  expect(() => plant(copy)).not.toThrow();
});
