import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { edgeAnswerer } from '#cli/dev/edge-address.ts';
import { reloadRouteTable } from '#cli/dev/reload-route-table.ts';
import { routesPath } from '#cli/new/route-table.ts';
import { folderOf } from '../content-lint/temporary-folder.ts';

const project = process.cwd();
afterAll(() => reloadRouteTable(project));

test('the Worker fills in the reference on the thank-you page, also when that has got another address', () => {
  const routes = readFileSync(routesPath, 'utf8').replace('/nl/bedankt', '/nl/dank');
  const root = folderOf({ [routesPath]: routes });
  for (const folder of ['content', 'i18n', 'public']) symlinkSync(join(project, folder), join(root, folder));
  const answerTo = edgeAnswerer(root);
  const kindOf = (path: string) => answerTo('GET', new URL(path, 'http://localhost')).kind;
  expect(kindOf('/nl/dank')).toBe('page');
  expect(kindOf('/nl/dank?reference=abc')).toBe('worker');
  expect(kindOf('/nl/bedankt?reference=abc')).toBe('not-found');
});
