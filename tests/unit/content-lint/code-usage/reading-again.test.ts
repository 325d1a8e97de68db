import { expect, test } from 'vitest';
import { readCodeUse } from '#cli/content-lint/code-usage/read-code-use.ts';

test('a file that did not change asks for messages once another file makes its function a translator', () => {
  const page = "import { useWords } from './hooks.ts';\nconst w = useWords('home');\nw('title');\n";
  const at = (hooks: string) =>
    new Map([
      ['src/hooks.ts', hooks],
      ['src/page.tsx', page],
    ]);
  const before = readCodeUse(at('export const useWords = () => String;\n'));
  expect(before.use.uses).toEqual([]);
  const hooks = "import { useTranslations } from 'next-intl';\nexport const useWords = useTranslations;\n";
  const { uses } = readCodeUse(at(hooks), [], before).use;
  expect(uses).toHaveLength(1);
  expect(uses).toEqual(readCodeUse(at(hooks)).use.uses);
});
