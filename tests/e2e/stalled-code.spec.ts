import { expectSent } from './stalled-form.ts';
import { expectMissingFile, test } from './visitor.ts';

// Every script with every fault is in `npm run test:long`.

test.afterEach(({ complaints }) => expectMissingFile(complaints));

test('an enquiry is sent although react is stalled', { tag: '@desktop' }, ({ page, baseURL }) =>
  expectSent(page, `${baseURL}`, { chunk: 'react', fault: 'stalled' }),
);
