import { faults } from './faulty-proxy.ts';
import { expectPictureDespite, expectSent, formChunks } from './stalled-form.ts';
import { expectMissingFile, test } from './visitor.ts';

// Every script with every fault is in `npm run test:long`; here each script stalls once, and each fault happens once:
// `create-validator` and `contact-form` stall where React is late as well, and where Enter sends.

test.afterEach(({ complaints }) => expectMissingFile(complaints));

for (const chunk of ['react', 'hydrate'] as const)
  test(`an enquiry is sent although ${chunk} is stalled`, { tag: '@desktop' }, ({ page, baseURL }) =>
    expectSent(page, `${baseURL}`, { chunk, fault: 'stalled' }),
  );

for (const [index, fault] of faults.entries()) {
  const chunk = formChunks[index % formChunks.length] ?? 'react';
  if (fault !== 'stalled')
    test(`an enquiry is sent although ${chunk} is ${fault}`, { tag: '@desktop' }, ({ page, baseURL }) =>
      expectSent(page, `${baseURL}`, { chunk, fault }),
    );
}

test(
  'an enquiry is sent in time although React is late and the checker stalled',
  { tag: '@desktop' },
  ({ page, baseURL }) => expectSent(page, `${baseURL}`, { chunk: 'create-validator', fault: 'stalled', late: 'react' }),
);

test('Enter sends an enquiry although contact-form is stalled', { tag: '@desktop' }, ({ page, baseURL }) =>
  expectSent(page, `${baseURL}`, { chunk: 'contact-form', fault: 'stalled', by: 'Enter' }),
);

test('a picture of a case opens although gallery is stalled', { tag: '@desktop' }, ({ page, baseURL }) =>
  expectPictureDespite(page, `${baseURL}`, 'gallery'),
);
