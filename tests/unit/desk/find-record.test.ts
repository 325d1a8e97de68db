import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';
import { refuseIfInCode } from '#cli/desk/structure/find-record.ts';
import { folderOf } from '../content-lint/temporary-folder.ts';

const refusal = (root: string) => {
  try {
    refuseIfInCode({ root } as CheckedProject, 'vloer', ['src/views/vloer.ts']);
  } catch (error) {
    return error;
  }
  return undefined;
};
const code = { 'src/views/home.ts': "// The home page.\nconst shown = 'vloer';\n", 'src/views/vloer.ts': "'vloer'" };

test('an id that the code names is refused with the first place', () => {
  expect(refusal(folderOf(code))).toMatchObject({
    refusal: { reason: 'named-in-code', detail: 'src/views/home.ts:2' },
  });
  expect(refusal(folderOf({ 'src/views/vloer.ts': "'vloer'" }))).toBeUndefined();
});

test('code that cannot be read is no refusal', () => {
  const root = folderOf(code);
  mkdirSync(join(root, 'src/about.ts'));
  expect(refusal(root)).toBeInstanceOf(Error);
  expect(refusal(root)).not.toBeInstanceOf(Refused);
});
