import { expect, test } from 'vitest';
import type { Syntax } from '#cli/content-lint/core/messages/syntax.ts';
import { memoryTree } from '#cli/content-lint/core/project/changed-tree.ts';
import { findSyntax } from '#cli/content-lint/host/find-syntax.ts';

test.each<[what: string, syntax: Syntax, texts: string[], packages: string[]]>([
  ['two braces behind a word', 'i18next', ['Hello {{name}}', 'Bye {{ name }}'], []],
  ['two braces in a plural', 'icu', ['{n, plural, one {{name}} other {{name} and more}}'], []],
  ['i18next-icu', 'icu-i18next', ['Hello {name}'], ['i18next', 'i18next-icu']],
  ['what i18next-icu needs', 'icu-i18next', ['Hello {name}'], ['i18next', 'i18next-icu', 'intl-messageformat']],
])('the syntax that %s shows is %s', (_, syntax, texts, packages) => {
  const dependencies = Object.fromEntries(packages.map((name) => [name, '1']));
  const files = new Map([
    ['en.json', JSON.stringify(Object.fromEntries(texts.map((text, at) => [`k${at}`, text])))],
    ...(packages.length > 0 ? [['package.json', JSON.stringify({ dependencies })] as const] : []),
  ]);
  expect(findSyntax(memoryTree(files), '{locale}.json', files)).toBe(syntax);
});
