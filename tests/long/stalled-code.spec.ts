import { faults } from '../e2e/faulty-proxy.ts';
import { expectPictureDespite, expectSent, formChunks } from '../e2e/stalled-form.ts';
import { expectMissingFile, test } from '../e2e/visitor.ts';

test.afterEach(({ complaints }) => expectMissingFile(complaints));

for (const chunk of formChunks) {
  for (const fault of faults)
    for (const by of ['click', 'Enter'] as const)
      test(`an enquiry is sent by ${by} although ${chunk} is ${fault}`, { tag: '@desktop' }, ({ page, baseURL }) =>
        expectSent(page, `${baseURL}`, { chunk, fault, by }),
      );
}

test(
  'an enquiry is sent in time although React is late and the checker stalled',
  { tag: '@desktop' },
  ({ page, baseURL }) => expectSent(page, `${baseURL}`, { chunk: 'create-validator', fault: 'stalled', late: 'react' }),
);

for (const chunk of ['react', 'hydrate', 'gallery'])
  test(`a picture of a case opens although ${chunk} is stalled`, { tag: '@desktop' }, ({ page, baseURL }) =>
    expectPictureDespite(page, `${baseURL}`, chunk),
  );
