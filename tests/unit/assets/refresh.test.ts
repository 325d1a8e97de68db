import { expect, test } from 'vitest';
import { refresh } from '#cli/refresh/refresh.ts';
import { folderOf } from '../content-lint/temporary-folder.ts';

test('content that cannot be read is an error that names the file', async () => {
  const folder = folderOf({ 'content/site.yaml': 'email: nope\n' });
  await expect(refresh(folder, { only: 'images' })).rejects.toThrow('content/site.yaml: `email` is "nope"');
});
