import { expect, test } from 'vitest';
import { memoryTree } from '#cli/content-lint/core/project/changed-tree.ts';
import { folderRecordingTree } from '#cli/content-lint/host/folder-recording-tree.ts';

test.each([
  ['i18n', ['i18n', 'i18n/x', 'i18n/x/y']],
  ['', ['.', 'i18n', 'i18n/x', 'i18n/x/y']],
])('what is listed below `%s` counts as read with the folders in between', (folder, expected) => {
  const { tree, folders } = folderRecordingTree(memoryTree(new Map([['i18n/x/y/z.json', '{}']])));
  tree.below(folder);
  expect([...folders].sort()).toEqual(expected);
});
