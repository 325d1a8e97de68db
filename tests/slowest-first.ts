import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Suites that take five seconds and more on a quiet machine, the slowest first. */
const slow = [
  'worker/probe-command',
  'worker/notifications',
  'worker/contact-faults',
  'worker/probe',
  'site/serve',
  'site/redirects',
  'worker/hanging-webhook',
  'unit/new/new-command',
  'unit/content-lint/process',
];

/** Begins with the slow suites, so that no process is left with one when the others have nothing more to do. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = slow.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
      return found === -1 ? slow.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
